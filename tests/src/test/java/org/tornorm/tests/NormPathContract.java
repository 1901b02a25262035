package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.Decision;
import org.tornorm.Elements;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.PreparedNorm;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;

/**
 * What every path must do, whatever it runs on. One subclass per path. Each run goes through the
 * facade, forced to the path, is compared with the float64 reference, and may change nothing but
 * its outputs.
 *
 * <p>The random sweep takes the same calls every time; {@code -Dtornorm.seed=N} takes others, and
 * the long one always does.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class NormPathContract {
  private static final long SEED = 20261130;

  /** Whether everything runs that paths otherwise take samples of. */
  static final boolean LONG = "long".equals(System.getProperty("tornorm.tests"));

  private Norms norms;
  private int runs;
  private int samples;
  private final List<Decision> leftOut = new ArrayList<>();

  /** Returns the path under test; asked once. The contract closes it. */
  protected abstract NormPath path();

  /**
   * Returns whether the path need not support such calls. Where it then does not, the calls are
   * left out and the path's own reasons are printed; otherwise that is a failure.
   */
  protected boolean maySkip(NormSpec spec, CallShape shape) {
    return false;
  }

  /** Returns how many specs of the full product of features there are to each one that runs. */
  protected int featureStride() {
    return 1;
  }

  /**
   * Returns how many specs of a test there are to each one that runs, for each size or layout
   * another; 1 in the long run.
   */
  protected int sampleStep() {
    return 1;
  }

  /** Returns where the samples of the first test start, so that subclasses may take others. */
  protected int sampleStart() {
    return 0;
  }

  private List<NormSpec> sample(List<NormSpec> specs) {
    int step = LONG ? 1 : sampleStep();
    int start = sampleStart() + samples++;
    return IntStream.range(0, specs.size())
        .filter(i -> (i + start) % step == 0)
        .mapToObj(specs::get)
        .toList();
  }

  /** Returns how many calls the random sweep makes. */
  protected int sweepCalls() {
    return 150;
  }

  @BeforeAll
  void open() {
    NormPath path = path();
    norms = Norms.open(List.of(path), path.name());
    if (path.availability() instanceof Availability.No no) {
      Assumptions.abort(path.name() + " path left out: " + no.reasons());
    }
  }

  @AfterAll
  void close() {
    if (norms != null) {
      norms.close();
    }
  }

  @AfterEach
  void reportLeftOut(TestInfo test) {
    int ran = runs;
    List<Decision> left = List.copyOf(leftOut);
    runs = 0;
    leftOut.clear();
    if (!left.isEmpty()) {
      String line =
          String.format(
              "%s, %s: left out %d of %d calls, the first because %s",
              getClass().getSimpleName(),
              test.getDisplayName(),
              left.size(),
              left.size() + ran,
              left.getFirst());
      System.out.println(line);
      Assumptions.assumeTrue(ran > 0, line);
    }
  }

  // How a call is run.

  /** Returns whether the path runs the call; if it need not, remembers why it does not. */
  private boolean runs(NormCall call) {
    Decision decision = norms.explain(call.spec(), call.shape());
    if (decision.chosen().isPresent()) {
      runs++;
      return true;
    }
    if (!maySkip(call.spec(), call.shape())) {
      fail("must be supported: " + decision);
    }
    leftOut.add(decision);
    return false;
  }

  /** Runs a call, checks every output against the reference, and that nothing else changed. */
  private boolean check(CallMemory memory) {
    return check(memory, memory.call());
  }

  private boolean check(CallMemory memory, NormCall call) {
    if (!runs(call)) {
      return false;
    }
    ReferenceResult expected = Reference.compute(call);
    memory.snapshot();
    norms.run(call);
    assertConforms(call, expected);
    memory.assertOnlyOutputsWritten(call.rows());
    return true;
  }

  private static void assertConforms(NormCall call, ReferenceResult expected) {
    Conformance.Report report = Conformance.check(call, expected);
    assertTrue(
        report.passed(),
        () ->
            call.spec() + ", " + call.shape() + ":\n  " + String.join("\n  ", report.violations()));
  }

  private void checkRandom(NormSpec spec, long rows, Layout layout) {
    try (CallMemory memory = new CallMemory(spec, rows, layout)) {
      check(memory.random(spec.cols() * 31L + rows));
    }
  }

  // Vectors of another implementation, features, shapes, layouts.

  static List<Path> goldenFiles() {
    return GoldenCase.files();
  }

  @ParameterizedTest
  @MethodSource("goldenFiles")
  void matchesGoldenVectors(Path file) {
    try (GoldenCase golden = GoldenCase.open(file);
        CallMemory memory = golden.inputs()) {
      if (check(memory)) {
        NormCall call = memory.call();
        assertConforms(call, golden.expected(Reference.compute(call)));
      }
    }
  }

  static Stream<Arguments> opsAndDtypes() {
    return Stream.of(Op.values())
        .flatMap(op -> Specs.DTYPES.stream().map(dtype -> Arguments.of(op, dtype)));
  }

  @ParameterizedTest
  @MethodSource("opsAndDtypes")
  void runsEveryCombinationOfFeatures(Op op, DType dtype) {
    record Shape(int rows, int cols) {}

    for (Shape shape : List.of(new Shape(2, 37), new Shape(5, 1), new Shape(3, 144))) {
      List<NormSpec> specs = Specs.all(op, dtype, shape.cols());
      for (int i = 0; i < specs.size(); i += featureStride()) {
        checkRandom(specs.get(i), shape.rows(), Layout.PACKED);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 255, 256, 257, 769, 1152, 2047, 2048,
        2049, 3073, 3584, 4097, 5120, 8191, 8192, 8193, 16384, 65537, 131072
      })
  void runsEverySize(int cols) {
    // About 32 Ki elements a call, so that odd sizes also meet several rows.
    int rows = Math.clamp(32768 / cols, 1, 33);
    for (NormSpec spec : sample(Specs.plainAndFull(cols))) {
      checkRandom(spec, rows, Layout.PACKED);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 7, 8, 9, 31, 32, 33, 257})
  void runsEveryRowCount(long rows) {
    for (int cols : new int[] {1, 8, 100, 512}) {
      for (NormSpec spec : sample(Specs.plainAndFull(cols))) {
        checkRandom(spec, rows, Layout.PACKED);
      }
    }
  }

  @Test
  void runs65536Rows() {
    for (int cols : new int[] {3, 8}) {
      for (NormSpec spec : Specs.plain(cols)) {
        checkRandom(spec, 65536, Layout.PACKED);
      }
    }
  }

  @Test
  void writesNothingWithoutRows() {
    for (NormSpec spec : sample(Specs.plainAndFull(64))) {
      // The memory has rows, so that there is something to spoil.
      try (CallMemory memory = new CallMemory(spec, 3)) {
        NormCall call = memory.random(1).call(0);
        if (runs(call)) {
          memory.snapshot();
          norms.run(call);
          memory.assertOnlyOutputsWritten(0);
          assertTrue(memory.isUnwritten());
        }
      }
    }
  }

  static List<Layout> layouts() {
    return Layout.ALL;
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void runsEveryLayout(Layout layout) {
    for (int cols : new int[] {1, 7, 64, 129, 512, 2000}) {
      for (NormSpec spec : sample(Specs.plainAndFull(cols))) {
        checkRandom(spec, 5, layout);
      }
    }
  }

  @Test
  void takesMatricesThatInterleave() {
    NormSpec spec = NormSpec.rms(24).build();
    int pitchElements = 60;
    float[] data = new float[4 * pitchElements];
    for (int k = 0; k < data.length; k++) {
      data[k] = k % 7 - 3;
    }
    float[] before = data.clone();
    float[] gamma = new float[24];
    Arrays.fill(gamma, 2);
    MemorySegment all = MemorySegment.ofArray(data);
    long pitch = pitchElements * 4L;
    // x in columns 0..23 and y in columns 30..53 of one larger matrix.
    NormCall call =
        NormCall.of(spec, 4)
            .x(all, pitch)
            .gamma(MemorySegment.ofArray(gamma))
            .y(all.asSlice(30 * 4), pitch)
            .build();
    if (!runs(call)) {
      return;
    }
    ReferenceResult expected = Reference.compute(call);
    norms.run(call);
    assertConforms(call, expected);
    for (int k = 0; k < data.length; k++) {
      int col = k % pitchElements;
      if (col < 30 || col >= 54) {
        assertEquals(before[k], data[k], "element " + k + " is no output");
      }
    }
  }

  @Test
  void takesHeapArrays() {
    for (NormSpec spec : sample(Specs.plainAndFull(100))) {
      try (CallMemory memory = new CallMemory(spec, 3).random(5)) {
        check(memory);
        NormCall.Builder b = NormCall.of(spec, 3);
        List<MemorySegment> outputs = new ArrayList<>();
        for (Operand o : Operand.ALL) {
          if (o.in(spec)) {
            MemorySegment heap =
                MemorySegment.ofArray(memory.segment(o).toArray(ValueLayout.JAVA_BYTE));
            if (o.output()) {
              heap.fill((byte) 0);
              outputs.add(heap);
            }
            b.set(o, heap);
          }
        }
        NormCall call = b.build();
        if (runs(call)) {
          ReferenceResult expected = Reference.compute(call);
          norms.run(call);
          assertConforms(call, expected);
        }
      }
    }
    float[] x = {3, 4, 0, 0};
    float[] y = new float[4];
    NormCall typed =
        NormCall.of(NormSpec.rms(4).gamma(false).eps(0).build(), 1)
            .x(MemorySegment.ofArray(x))
            .y(MemorySegment.ofArray(y))
            .build();
    if (runs(typed)) {
      norms.run(typed);
      assertArrayEquals(new float[] {1.2f, 1.6f, 0, 0}, y, 1e-6f);
    }
  }

  /** Rows so far apart that the third lies 2^33 bytes behind the first, in a sparse file. */
  @Test
  void reachesRowsBeyondTwoToThe31Elements(@TempDir Path dir) throws IOException {
    NormSpec spec = NormSpec.layer(100).dtype(DType.F16).gamma(false).beta(false).build();
    long pitch = (1L << 32) + 64;
    long size = 2 * pitch + 200;
    Path file = dir.resolve("sparse");
    try (Arena arena = Arena.ofConfined();
        FileChannel channel =
            FileChannel.open(
                file,
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.SPARSE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE)) {
      MemorySegment all = channel.map(FileChannel.MapMode.READ_WRITE, 0, 2 * size, arena);
      MemorySegment x = all.asSlice(0, size);
      MemorySegment y = all.asSlice(size);
      for (long i = 0; i < 3; i++) {
        for (int j = 0; j < 100; j++) {
          Elements.store(x, DType.F16, i * pitch + 2L * j, (i + 1) * j % 13 - 5);
        }
      }
      NormCall call = NormCall.of(spec, 3).x(x, pitch).y(y, pitch).build();
      if (runs(call)) {
        ReferenceResult expected = Reference.compute(call);
        norms.run(call);
        assertConforms(call, expected);
      }
    } finally {
      Files.deleteIfExists(file);
    }
  }

  @Test
  @Tag("long")
  void runs16777216RowsOf8() {
    NormSpec spec = NormSpec.rms(8).dtype(DType.F16).gamma(false).build();
    long rows = 1 << 24;
    try (Arena arena = Arena.ofShared()) {
      MemorySegment x = arena.allocate(rows * 16);
      MemorySegment y = arena.allocate(rows * 16);
      SplittableRandom random = new SplittableRandom(8);
      for (long at = 0; at < x.byteSize(); at += 2) {
        Elements.store(x, DType.F16, at, (float) random.nextDouble(-2, 2));
      }
      NormCall all = NormCall.of(spec, rows).x(x).y(y).build();
      if (runs(all)) {
        norms.run(all);
        long slice = 1 << 20;
        for (long i = 0; i < rows; i += slice) {
          NormCall part =
              NormCall.of(spec, slice)
                  .x(x.asSlice(i * 16, slice * 16))
                  .y(y.asSlice(i * 16, slice * 16))
                  .build();
          assertConforms(part, Reference.compute(part));
        }
      }
    }
  }

  static Stream<Arguments> aliases() {
    return Stream.of(
        Arguments.of(Operand.X, null),
        Arguments.of(Operand.RESIDUAL, null),
        Arguments.of(null, Operand.X),
        Arguments.of(null, Operand.RESIDUAL),
        Arguments.of(Operand.X, Operand.RESIDUAL),
        Arguments.of(Operand.RESIDUAL, Operand.X));
  }

  @ParameterizedTest
  @MethodSource("aliases")
  void inPlaceGivesTheBitsOfOutOfPlace(Operand yIs, Operand residualOutIs) {
    // The last is more than most paths keep of a row between two reads.
    for (int cols : new int[] {1, 9, 513, 4096, 20000}) {
      Layout layout = cols % 2 == 0 ? Layout.PACKED : new Layout(3, 2);
      for (NormSpec plain : sample(Specs.plainAndFull(cols))) {
        NormSpec spec =
            residualOutIs == null && yIs != Operand.RESIDUAL
                ? plain
                : plain.toBuilder().fusedAdd().build();
        if (yIs != null && !Operand.Y.in(spec)) {
          continue;
        }
        try (CallMemory apart = new CallMemory(spec, 2, layout).random(cols);
            CallMemory inPlace = new CallMemory(spec, 2, layout).random(cols)) {
          if (yIs != null) {
            inPlace.alias(Operand.Y, yIs);
          }
          if (residualOutIs != null) {
            inPlace.alias(Operand.RESIDUAL_OUT, residualOutIs);
          }
          if (check(apart) && check(inPlace)) {
            assertArrayEquals(apart.outputBits(), inPlace.outputBits(), () -> spec + ", " + layout);
          }
        }
      }
    }
  }

  // Values.

  private double first(NormSpec spec, CallMemory.Filler x) {
    return at(spec, 0, x);
  }

  /** Runs two rows of x, gamma 1, beta 0; checks them and returns one element of the second. */
  private double at(NormSpec spec, int col, CallMemory.Filler x) {
    try (CallMemory memory = new CallMemory(spec, 2).fill(Operand.X, x)) {
      Assumptions.assumeTrue(check(memory), "not supported: " + spec);
      return memory.get(Operand.Y, 1, col);
    }
  }

  @Test
  void layerNormDoesNotCancel() {
    assertEquals(-1, first(NormSpec.layer(8192).build(), (i, j) -> 2000 + j % 2), 1e-4);
    NormSpec f16 = NormSpec.layer(8192).dtype(DType.F16).build();
    assertEquals(-1, first(f16, (i, j) -> 1000 + 0.5 * (j % 2)), 1e-3);
    // Mean 300, spread 0.5: an f32 mean without correction is off by 3e-5 of y.
    for (NormSpec spec : sample(Specs.plainAndFull(4096))) {
      try (CallMemory memory = new CallMemory(spec, 3).random(300, 0.5, 300)) {
        check(memory);
      }
    }
  }

  /** Whichever element others are measured from, it may be one that is far from the mean. */
  @Test
  void layerNormOfRowsWithOutliers() {
    List<CallMemory.Filler> rows =
        List.of(
            (i, j) -> j == i ? -1000 : j % 3 * 0.25, // one element
            (i, j) -> j % 32 == i ? 100 : 0.5 + j % 2 * 0.125, // those of some threads
            (i, j) -> j < 64 * i ? 100 : 101, // a part of the row
            (i, j) -> j == i ? 1000.5 : 1000); // nearly constant
    for (int cols : new int[] {24, 1000, 4096, 9000, 16384}) {
      for (NormSpec spec : Specs.plain(cols)) {
        for (CallMemory.Filler x : rows) {
          if (spec.op() == Op.LAYER) {
            try (CallMemory memory = new CallMemory(spec, 9).random(cols).fill(Operand.X, x)) {
              check(memory);
            }
          }
        }
      }
    }
  }

  @Test
  void constantRowsGiveBeta() {
    for (int cols : new int[] {1, 3, 100, 769, 8192}) {
      for (double value : new double[] {3, 0.1, -1000.7, 60000}) {
        for (NormSpec spec : Specs.plain(cols)) {
          if (spec.op() == Op.LAYER) {
            try (CallMemory memory =
                new CallMemory(spec, 2).random(cols).fill(Operand.X, (i, j) -> value)) {
              if (check(memory)) {
                for (int j = 0; j < cols; j++) {
                  assertEquals(
                      memory.get(Operand.BETA, 0, j),
                      memory.get(Operand.Y, 1, j),
                      1e-6,
                      () -> spec + " of " + value);
                }
              }
            }
          }
        }
      }
    }
  }

  @Test
  void f16RowsDoNotOverflow() {
    NormSpec f16 = NormSpec.rms(2048).dtype(DType.F16).build();
    assertEquals(1, first(f16, (i, j) -> 300));
    assertEquals(1, first(f16, (i, j) -> 65504));
    NormSpec layer = NormSpec.layer(2048).dtype(DType.F16).build();
    assertEquals(-1, first(layer, (i, j) -> j % 2 == 0 ? -65504 : 65504));
  }

  /** bf16 has the range of f32, but its rows may not overflow: rule 6. */
  @ParameterizedTest
  @ValueSource(doubles = {1e18, 1e20, 1e30, 1e37})
  void bf16RowsDoNotOverflow(double value) {
    NormSpec rms = NormSpec.rms(2048).dtype(DType.BF16).build();
    assertEquals(1, first(rms, (i, j) -> value));
    NormSpec layer = NormSpec.layer(2048).dtype(DType.BF16).build();
    assertEquals(-1, first(layer, (i, j) -> j % 2 == 0 ? -value : value));
  }

  @Test
  void f32RowsThatOverflowGiveZero() {
    assertEquals(0, first(NormSpec.rms(2048).build(), (i, j) -> 1e20));
    assertEquals(0, first(NormSpec.rms(7).statistics().build(), (i, j) -> 1e20));
    assertEquals(0, first(NormSpec.layer(2048).build(), (i, j) -> j % 2 == 0 ? -1e20 : 1e20));
    // The largest row that does not: 2048 * 4e17^2 = 3.3e38.
    assertEquals(1, first(NormSpec.rms(2048).build(), (i, j) -> 4e17), 1e-6);
  }

  @Test
  void epsIsAddedToTheMeanSquare() {
    assertEquals(0.0100, first(NormSpec.rms(512).eps(1e-2f).build(), (i, j) -> 1e-3), 5e-5);
    assertEquals(0.7071, first(NormSpec.rms(512).eps(1e-6f).build(), (i, j) -> 1e-3), 5e-5);
    assertEquals(
        0.7071,
        at(NormSpec.layer(512).eps(1e-6f).build(), 1, (i, j) -> j % 2 == 0 ? -1e-3 : 1e-3),
        5e-5);
  }

  @Test
  void zeroRowsGiveZeroOrBeta() {
    for (int cols : new int[] {1, 100, 8192}) {
      for (NormSpec plain : Specs.plain(cols)) {
        NormSpec spec = plain.toBuilder().eps(1e-12f).build();
        try (CallMemory memory =
            new CallMemory(spec, 3).random(1).fill(Operand.X, (i, j) -> i == 1 ? 0 : j - 3)) {
          if (check(memory)) {
            for (int j = 0; j < cols; j++) {
              double wanted = spec.beta() ? memory.get(Operand.BETA, 0, j) : 0;
              assertEquals(wanted, memory.get(Operand.Y, 1, j), spec::toString);
            }
          }
        }
        // With eps 0 it is 0 * Inf.
        assertEquals(
            Double.NaN,
            first(plain.toBuilder().eps(0).build(), (i, j) -> 0),
            () -> plain + " of zeros with eps 0");
      }
    }
  }

  @Test
  void fusedAddNormalizesTheRoundedSum() {
    NormSpec spec = NormSpec.rms(2).dtype(DType.BF16).fusedAdd().build();
    try (CallMemory memory =
        new CallMemory(spec, 1)
            .fill(Operand.X, (i, j) -> j == 0 ? 256 : 0)
            .fill(Operand.RESIDUAL, (i, j) -> 1)) {
      if (check(memory)) {
        // 257 is halfway between two bf16 values: 256 is the even one.
        assertEquals(256, memory.get(Operand.RESIDUAL_OUT, 0, 0));
        assertEquals(0.0055237, memory.get(Operand.Y, 0, 1), 5e-8);
      }
    }
  }

  @Test
  void weightOffsetIsAddedInF32() {
    NormSpec spec = NormSpec.rms(2).dtype(DType.BF16).weightOffset(1).build();
    try (CallMemory memory =
        new CallMemory(spec, 1)
            .fill(Operand.X, (i, j) -> j == 0 ? 3 : 1)
            .fill(Operand.GAMMA, (i, j) -> 0x1p-8)) {
      if (check(memory)) {
        assertEquals(0.44922, memory.get(Operand.Y, 0, 1), 5e-6);
      }
    }
  }

  /** Each bit pattern in a row of its own: conversions, subnormals, NaN, Inf, overflow. */
  @ParameterizedTest
  @MethodSource("opsAndDtypes")
  void everyKindOfNumberIsConvertedExactly(Op op, DType dtype) {
    NormSpec spec =
        (op == Op.RMS ? NormSpec.rms(1) : NormSpec.layer(1))
            .dtype(dtype)
            .fusedAdd()
            .statistics()
            .build();
    try (CallMemory memory = new CallMemory(spec, 65536)) {
      MemorySegment x = memory.segment(Operand.X);
      // x + -0.0 is x, so residualOut must be x; all 65536 patterns of the 16-bit types.
      memory.randomBits(Operand.X, 3).fill(Operand.RESIDUAL, (i, j) -> -0.0);
      if (dtype.is16Bit()) {
        for (int i = 0; i < 65536; i++) {
          x.set(ValueLayout.JAVA_SHORT_UNALIGNED, 2L * i, (short) i);
        }
      }
      if (check(memory)) {
        for (int i = 0; i < 65536; i++) {
          assertEquals(
              memory.get(Operand.X, i, 0), memory.get(Operand.RESIDUAL_OUT, i, 0), "row " + i);
        }
        check(memory.randomBits(Operand.RESIDUAL, 4));
      }
    }
  }

  @Test
  void roundsTheFusedAddOfAnyNumbersOnce() {
    for (DType dtype : Specs.DTYPES) {
      for (int cols : new int[] {64, 67}) {
        NormSpec spec = NormSpec.rms(cols).dtype(dtype).fusedAdd().build();
        try (CallMemory memory = new CallMemory(spec, 500)) {
          // Sums at every distance of exponents, halfway cases among them.
          SplittableRandom random = new SplittableRandom(cols);
          CallMemory.Filler wide =
              (i, j) -> Math.scalb(random.nextInt(-2048, 2049), random.nextInt(-24, 4));
          check(memory.fill(Operand.X, wide).fill(Operand.RESIDUAL, wide));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void oneRowWithNanOrInfLeavesTheOthersAlone(double poison) {
    for (int cols : new int[] {1, 8, 33, 512, 3000}) {
      for (NormSpec spec : sample(Specs.plainAndFull(cols))) {
        try (CallMemory clean = new CallMemory(spec, 9).random(2);
            CallMemory poisoned = new CallMemory(spec, 9).random(2)) {
          int col = cols / 2;
          poisoned.fill(
              Operand.X, (i, j) -> i == 4 && j == col ? poison : clean.get(Operand.X, i, j));
          if (check(clean) && check(poisoned)) {
            for (int i = 0; i < 9; i++) {
              if (i != 4) {
                int row = i;
                assertArrayEquals(
                    clean.outputBits(i),
                    poisoned.outputBits(i),
                    () -> "row " + row + " of " + spec);
              }
            }
            if (Operand.SCALE.in(spec)) {
              assertEquals(Double.NaN, poisoned.get(Operand.SCALE, 4, 0));
              assertEquals(0, poisoned.get(Operand.Q, 4, 0));
            }
          }
        }
      }
    }
  }

  // Quantization.

  @Test
  void quantizesTiesToEven() {
    NormSpec spec = NormSpec.rms(2048).dynamicInt8().build();
    double[] gamma = {127, 1.9, -1.9, 0.6, -0.6, 0};
    try (CallMemory memory =
        new CallMemory(spec, 1)
            .fill(Operand.X, (i, j) -> 1)
            .fill(Operand.GAMMA, (i, j) -> j < gamma.length ? gamma[j] : 0)) {
      if (check(memory)) {
        int[] wanted = {127, 2, -2, 1, -1, 0, 0};
        for (int j = 0; j < wanted.length; j++) {
          assertEquals(wanted[j], memory.get(Operand.Q, 0, j), "q[" + j + "]");
        }
      }
    }
    // eps 0 and x 1 make y = gamma exactly, and amax 127 makes the scale 1: true ties.
    NormSpec exact = NormSpec.rms(64).eps(0).dynamicInt8().build();
    try (CallMemory memory =
        new CallMemory(exact, 1)
            .fill(Operand.X, (i, j) -> 1)
            .fill(Operand.GAMMA, (i, j) -> j == 0 ? 127 : j - 31.5)) {
      if (check(memory)) {
        for (int j = 1; j < 64; j++) {
          assertEquals(
              (int) Math.rint(j - 31.5), (int) memory.get(Operand.Q, 0, j), "q[" + j + "]");
        }
      }
    }
  }

  @Test
  void zeroRowsQuantizeToZeroWithScaleOne() {
    for (int cols : new int[] {1, 100, 3000}) {
      for (DType dtype : Specs.DTYPES) {
        for (NormSpec spec :
            List.of(
                NormSpec.rms(cols).dtype(dtype).dynamicInt8().build(),
                NormSpec.rms(cols).dtype(dtype).smoothInt8(dtype).build(),
                NormSpec.layer(cols).beta(false).dtype(dtype).dynamicInt8().build())) {
          try (CallMemory memory =
              new CallMemory(spec, 3).fill(Operand.X, (i, j) -> i == 1 ? 0 : 1 + j % 5)) {
            if (check(memory)) {
              assertEquals(1, memory.get(Operand.SCALE, 1, 0), spec::toString);
              assertEquals(0, memory.get(Operand.Q, 1, cols - 1), spec::toString);
            }
          }
        }
      }
    }
  }

  @Test
  void tinyRowsQuantizeWithAFiniteScale() {
    for (int cols : new int[] {64, 1000}) {
      for (double tiny : new double[] {1e-40, 3e-39, 1e-37}) {
        NormSpec spec = NormSpec.rms(cols).dynamicInt8().build();
        try (CallMemory memory =
            new CallMemory(spec, 2)
                .fill(Operand.X, (i, j) -> 1)
                .fill(Operand.GAMMA, (i, j) -> tiny * (j % 2 == 0 ? 1 : -1))) {
          if (check(memory)) {
            double scale = memory.get(Operand.SCALE, 0, 0);
            assertTrue(scale > 0 && Double.isFinite(scale), () -> "scale is " + scale);
            assertEquals(127, memory.get(Operand.Q, 0, 0));
            assertEquals(-127, memory.get(Operand.Q, 0, 1));
          }
        }
      }
    }
  }

  // Repetition, threads, lifetimes.

  @Test
  void onePlanRunsShapesInTurn() {
    for (NormSpec spec : sample(Specs.plainAndFull(512))) {
      NormSpec other = withCols(spec, 769);
      try (CallMemory a = new CallMemory(spec, 64).random(1);
          CallMemory b = new CallMemory(other, 3).random(2)) {
        if (check(a) && check(b)) {
          byte[] first = a.outputBits();
          byte[] second = b.outputBits();
          a.clearOutputs();
          b.clearOutputs();
          norms.run(a.call());
          norms.run(b.call());
          assertArrayEquals(first, a.outputBits(), spec::toString);
          assertArrayEquals(second, b.outputBits(), other::toString);
          // One row less than before must not be confused with the full call.
          norms.run(a.call(63));
          assertArrayEquals(first, a.outputBits(), spec::toString);
        }
      }
    }
  }

  private static NormSpec withCols(NormSpec spec, int cols) {
    return new NormSpec(
        spec.op(),
        cols,
        spec.dtype(),
        spec.weightDtype(),
        spec.gamma(),
        spec.beta(),
        spec.weightOffset(),
        spec.eps(),
        spec.fusedAdd(),
        spec.quantization(),
        spec.xscaleDtype(),
        spec.statistics());
  }

  @ParameterizedTest
  @ValueSource(ints = {2000, 4095})
  void thousandRunsGiveTheSameBits(int cols) {
    for (NormSpec spec :
        List.of(
            NormSpec.rms(cols).dtype(DType.F16).dynamicInt8().build(),
            NormSpec.layer(cols).dtype(DType.BF16).fusedAdd().smoothInt8(DType.F32).build())) {
      try (CallMemory memory = new CallMemory(spec, 4).random(cols)) {
        if (check(memory)) {
          NormCall call = memory.call();
          PreparedNorm prepared = norms.prepare(spec);
          byte[] first = memory.outputBits();
          for (int k = 0; k < 1000; k++) {
            memory.clearOutputs();
            prepared.run(call);
            assertArrayEquals(first, memory.outputBits(), "run " + k);
          }
        }
      }
    }
  }

  @Test
  void manyThreadsGiveTheBitsOfOne() throws Exception {
    List<CallMemory> memories = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (int cols : new int[] {5, 64, 1000, 4096}) {
        for (NormSpec spec : sample(Specs.plainAndFull(cols))) {
          memories.add(new CallMemory(spec, 20).random(cols));
        }
      }
      List<byte[]> serial = new ArrayList<>();
      for (CallMemory memory : memories) {
        serial.add(check(memory) ? memory.outputBits() : null);
        memory.clearOutputs();
      }
      for (int round = 0; round < 5; round++) {
        List<Callable<Void>> calls = new ArrayList<>();
        for (int k = 0; k < memories.size(); k++) {
          if (serial.get(k) != null) {
            NormCall call = memories.get(k).call();
            calls.add(
                () -> {
                  norms.run(call);
                  return null;
                });
          }
        }
        for (Future<Void> f : threads.invokeAll(calls)) {
          f.get();
        }
        for (int k = 0; k < memories.size(); k++) {
          if (serial.get(k) != null) {
            assertArrayEquals(
                serial.get(k), memories.get(k).outputBits(), memories.get(k).spec()::toString);
            memories.get(k).clearOutputs();
          }
        }
      }
    } finally {
      memories.forEach(CallMemory::close);
    }
  }

  @Test
  void aClosedArenaIsRefused() {
    NormSpec spec = NormSpec.rms(64).build();
    CallMemory memory = new CallMemory(spec, 2).random(1);
    NormCall call = memory.call();
    check(memory);
    memory.close();
    assertThrows(InvalidCallException.class, () -> norms.run(call));
  }

  @Test
  void aClosedOutputLeavesTheOtherOutputsAlone() {
    NormSpec spec = NormSpec.rms(64).statistics().build();
    try (CallMemory memory = new CallMemory(spec, 2).random(1)) {
      NormCall call;
      try (Arena arena = Arena.ofShared()) {
        call =
            NormCall.of(spec, 2)
                .x(memory.segment(Operand.X))
                .gamma(memory.segment(Operand.GAMMA))
                .y(memory.segment(Operand.Y))
                .rstd(arena.allocate(8))
                .build();
      }
      String message = assertThrows(InvalidCallException.class, () -> norms.run(call)).getMessage();
      assertTrue(message.contains("rstd"), message);
      assertTrue(memory.isUnwritten());
    }
  }

  @Test
  void aConfinedSegmentRunsOnItsOwnThreadOnly() throws Exception {
    // Large enough that a path with several threads would like to use them.
    int cols = 4096;
    NormSpec spec = NormSpec.rms(cols).gamma(false).build();
    int rows = 256;
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment x = arena.allocate(4L * cols * rows, 4);
      MemorySegment y = arena.allocate(4L * cols * rows, 4);
      for (long k = 0; k < (long) cols * rows; k++) {
        x.setAtIndex(ValueLayout.JAVA_FLOAT, k, k % 17 - 8);
      }
      NormCall call = NormCall.of(spec, rows).x(x).y(y).build();
      if (!runs(call)) {
        return;
      }
      FutureTask<InvalidCallException> elsewhere =
          new FutureTask<>(() -> assertThrows(InvalidCallException.class, () -> norms.run(call)));
      Thread.ofPlatform().start(elsewhere);
      String message = elsewhere.get().getMessage();
      assertTrue(message.contains("thread"), message);
      assertEquals(0, y.get(ValueLayout.JAVA_FLOAT, 0), "nothing was written");
      norms.run(call);
      assertConforms(call, Reference.compute(call));
    }
  }

  // Everything at random.

  @Test
  void randomSweep() {
    sweep(sweepCalls(), SEED);
  }

  @Test
  @Tag("long")
  void longRandomSweep() {
    sweep(20_000, System.nanoTime());
  }

  private void sweep(int calls, long defaultSeed) {
    long seed = Long.getLong("tornorm.seed", defaultSeed);
    System.out.printf(
        "%s: %d random calls, repeat with -Dtornorm.seed=%d%n",
        getClass().getSimpleName(), calls, seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int k = 0; k < calls; k++) {
      // From 3 columns: 1 or 2 with a tiny eps make y = beta +- gamma, a tie more often than not,
      // which no f32 arithmetic can tell from its neighbours.
      int cols = (int) Math.exp(random.nextDouble(Math.log(3), Math.log(6000)));
      NormSpec spec = Specs.random(random, cols);
      long rows = random.nextInt(1, Math.clamp(60_000 / cols, 2, 40));
      Layout layout =
          random.nextInt(3) == 0
              ? Layout.PACKED
              : new Layout(random.nextInt(20), random.nextInt(20));
      double spread = Math.scalb(1.0, random.nextInt(-6, 7));
      double mean = random.nextBoolean() ? 0 : random.nextDouble(-100, 100);
      try (CallMemory memory = new CallMemory(spec, rows, layout)) {
        check(memory.random(random.nextLong(), spread, mean));
      } catch (AssertionError e) {
        throw new AssertionError(
            String.format(
                "call %d of seed %d, %s, spread %s, mean %s: %s",
                k, seed, layout, spread, mean, e.getMessage()),
            e);
      }
    }
  }
}
