package org.tornorm.bench;

import com.google.gson.Gson;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.hip.HipBuffer;
import org.tornorm.hip.HipNorms;
import org.tornorm.hip.HipStream;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;

/**
 * Times HIP kernels on device memory by events around many launches, against a device-to-device
 * copy that moves the same number of bytes, in the same run. Buffers rotate so that no cache holds
 * them. One result of each case is checked against the reference before it is timed.
 *
 * <p>Arguments: a file for the results as JSON, and optionally words that a case's name must hold.
 */
public final class DeviceSpeed {
  /** What is timed. */
  record Case(String name, NormSpec spec, long rows, boolean pitched) {}

  /** The rotation must be several times the last-level cache: 60 MB on an H200. */
  private static final long ROTATION_BYTES = 400L << 20;

  private static final int MAX_SETS = 64;
  private static final int REPEATS = 9;
  private static final long WARM_UP_NANOS = 60_000_000;
  private static final long CHECKED_ROWS = 3;
  private static final int ENQUEUES = 300;
  private static final int ENQUEUE_BATCHES = 200;

  private DeviceSpeed() {}

  /** Times every case, prints a table and writes the results. */
  public static void main(String[] args) throws IOException {
    if (args.length == 0) {
      System.err.println("usage: DeviceSpeed RESULTS.json [WORD]...");
      System.exit(2);
    }
    List<Map<String, Object>> results = new ArrayList<>();
    try (HipNorms norms = HipNorms.open();
        HipStream stream = norms.openStream()) {
      System.out.println(norms.device());
      System.out.printf(
          Locale.ROOT, "%-46s %10s %10s %8s %7s%n", "case", "us", "copy us", "GB/s", "ratio");
      for (Case c : cases()) {
        if (Arrays.stream(args).skip(1).allMatch(c.name()::contains)) {
          results.add(time(norms, stream, c));
        }
      }
      System.out.printf(
          Locale.ROOT,
          "enqueue of rms bf16 1x4096 from Java: %.2f us a call%n",
          enqueueMicros(norms, stream));
    }
    Files.writeString(Path.of(args[0]), new Gson().toJson(results));
  }

  /** Returns the host's time for one enqueue, the median of batches that fit the queue. */
  private static double enqueueMicros(HipNorms norms, HipStream stream) {
    Case c = new Case("enqueue", NormSpec.rms(4096).dtype(DType.BF16).build(), 1, false);
    HipNorms.Kernel kernel = norms.prepare(c.spec());
    HipNorms.Arguments a = new HipNorms.Arguments().rows(1);
    List<HipBuffer> buffers = new ArrayList<>();
    try {
      for (Operand o : Operand.ALL) {
        if (o.in(c.spec())) {
          HipBuffer buffer = norms.allocate(bytes(c, o));
          buffers.add(buffer);
          a.set(o, buffer.address(), o.extent() == Operand.Extent.MATRIX ? pitch(c, o) : 0);
        }
      }
      double[] micros = new double[ENQUEUE_BATCHES];
      for (int b = -ENQUEUE_BATCHES; b < ENQUEUE_BATCHES; b++) {
        stream.synchronize();
        long start = System.nanoTime();
        for (int i = 0; i < ENQUEUES; i++) {
          kernel.enqueue(a, stream.handle());
        }
        if (b >= 0) {
          micros[b] = (System.nanoTime() - start) / 1e3 / ENQUEUES;
        }
      }
      Arrays.sort(micros);
      return micros[ENQUEUE_BATCHES / 2];
    } finally {
      stream.synchronize();
      buffers.forEach(HipBuffer::close);
    }
  }

  private static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (DType dtype : List.of(DType.BF16, DType.F16, DType.F32)) {
      for (int cols : new int[] {512, 1024, 2048, 4096, 8192, 16384}) {
        for (Op op : Op.values()) {
          add(cases, op, dtype, cols, 32768, false, "plain", "add", "int8");
        }
      }
      for (Op op : Op.values()) {
        add(cases, op, dtype, 512, 8192, false, "plain");
        add(cases, op, dtype, 8192, 4096, false, "plain");
        add(cases, op, dtype, 3073, 32768, true, "plain");
        add(cases, op, dtype, 5000, 32768, true, "plain");
        for (int cols : new int[] {512, 4096, 8192}) {
          add(cases, op, dtype, cols, 1, false, "plain");
          add(cases, op, dtype, cols, 16, false, "plain");
        }
      }
    }
    return cases;
  }

  private static void add(
      List<Case> cases, Op op, DType dtype, int cols, long rows, boolean pitched, String... forms) {
    for (String form : forms) {
      NormSpec.Builder b = op == Op.RMS ? NormSpec.rms(cols) : NormSpec.layer(cols);
      b.dtype(dtype);
      switch (form) {
        case "add" -> b.fusedAdd();
        case "int8" -> b.dynamicInt8();
        default -> {}
      }
      String name =
          op.word()
              + " "
              + dtype.word()
              + " "
              + rows
              + "x"
              + cols
              + " "
              + form
              + (pitched ? " pitched" : "");
      cases.add(new Case(name, b.build(), rows, pitched));
    }
  }

  private static long pitch(Case c, Operand o) {
    long packed = (long) c.spec().cols() * o.dtype(c.spec()).bytes();
    return c.pitched() ? (packed + 15) / 16 * 16 : packed;
  }

  private static long bytes(Case c, Operand o) {
    return o.extent() == Operand.Extent.MATRIX
        ? c.rows() * pitch(c, o)
        : o.elements(c.spec(), c.rows()) * o.dtype(c.spec()).bytes();
  }

  private static Map<String, Object> time(HipNorms norms, HipStream stream, Case c) {
    HipNorms.Kernel kernel = norms.prepare(c.spec());
    long moved = c.spec().bytesMoved(c.rows());
    int sets = Math.clamp(ROTATION_BYTES / moved + 1, 2, MAX_SETS);
    List<HipBuffer> buffers = new ArrayList<>();
    List<HipNorms.Arguments> arguments = new ArrayList<>();
    try (Arena arena = Arena.ofConfined()) {
      Map<Operand, MemorySegment> heads = fill(arena, c);
      for (int s = 0; s < sets; s++) {
        HipNorms.Arguments a = new HipNorms.Arguments().rows(c.rows());
        for (Operand o : Operand.ALL) {
          if (o.in(c.spec())) {
            HipBuffer buffer = norms.allocate(Math.max(16, bytes(c, o)));
            buffers.add(buffer);
            a.set(o, buffer.address(), o.extent() == Operand.Extent.MATRIX ? pitch(c, o) : 0);
            if (!o.output()) {
              buffer.upload(heads.get(o), 0, stream);
              buffer.repeat(heads.get(o).byteSize(), stream);
            }
          }
        }
        arguments.add(a);
      }
      stream.synchronize();
      check(kernel, stream, c, arguments.getFirst(), buffers, heads, arena);
      List<HipBuffer> targets = new ArrayList<>();
      for (int s = 0; s < sets; s++) {
        HipBuffer to = norms.allocate(Math.max(16, moved / 2));
        targets.add(to);
        buffers.add(to);
      }
      int launches = Math.clamp(200_000_000L / (moved / 4 + 100_000), 20, 500);
      double[] medians =
          medians(
              stream,
              launches,
              i -> kernel.enqueue(arguments.get(i % sets), stream.handle()),
              // The copies rotate over sources as well: each target was a source before.
              i ->
                  targets
                      .get(i % sets)
                      .copyTo(targets.get((i + 1) % sets), Math.max(1, moved / 2), stream));
      double micros = medians[0];
      double copyMicros = medians[1];
      double gbps = moved / micros / 1000;
      System.out.printf(
          Locale.ROOT,
          "%-46s %10.2f %10.2f %8.0f %7.3f%n",
          c.name(),
          micros,
          copyMicros,
          gbps,
          copyMicros / micros);
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("case", c.name());
      result.put("path", "hip");
      result.put("us", micros);
      result.put("copy_us", copyMicros);
      result.put("gbps", gbps);
      result.put("ratio", copyMicros / micros);
      return result;
    } finally {
      buffers.reversed().forEach(HipBuffer::close);
    }
  }

  private interface Enqueue {
    void launch(int i);
  }

  /**
   * Returns the median time of each, in turns, so that no one has the clocks of a device that has
   * just woken up.
   */
  private static double[] medians(HipStream stream, int launches, Enqueue... each) {
    double[][] micros = new double[each.length][REPEATS];
    long warm = System.nanoTime() + WARM_UP_NANOS;
    for (int r = -1; r < REPEATS; r++) {
      for (int e = 0; e < each.length; e++) {
        Enqueue one = each[e];
        double t =
            stream.micros(
                    () -> {
                      for (int i = 0; i < launches; i++) {
                        one.launch(i);
                      }
                    })
                / launches;
        if (r >= 0) {
          micros[e][r] = t;
        }
      }
      if (r == -1 && System.nanoTime() < warm) {
        r--;
      }
    }
    return Arrays.stream(micros).mapToDouble(t -> sorted(t)[REPEATS / 2]).toArray();
  }

  private static double[] sorted(double[] values) {
    Arrays.sort(values);
    return values;
  }

  /** Returns a few rows of random values for each input, as they lie at the start of its buffer. */
  private static Map<Operand, MemorySegment> fill(Arena arena, Case c) {
    Random random = new Random(1);
    Map<Operand, MemorySegment> heads = new LinkedHashMap<>();
    for (Operand o : Operand.ALL) {
      if (!o.in(c.spec()) || o.output()) {
        continue;
      }
      boolean matrix = o.extent() == Operand.Extent.MATRIX;
      long rows = matrix ? Math.min(c.rows(), CHECKED_ROWS) : 1;
      int size = o.dtype(c.spec()).bytes();
      MemorySegment head =
          arena.allocate(matrix ? rows * pitch(c, o) : (long) c.spec().cols() * size, 16);
      for (long i = 0; i < rows; i++) {
        for (int j = 0; j < c.spec().cols(); j++) {
          Elements.store(
              head,
              o.dtype(c.spec()),
              (matrix ? i * pitch(c, o) : 0) + (long) j * size,
              (float) random.nextGaussian());
        }
      }
      heads.put(o, head);
    }
    return heads;
  }

  private static void check(
      HipNorms.Kernel kernel,
      HipStream stream,
      Case c,
      HipNorms.Arguments arguments,
      List<HipBuffer> buffers,
      Map<Operand, MemorySegment> heads,
      Arena arena) {
    long rows = Math.min(c.rows(), CHECKED_ROWS);
    kernel.enqueue(arguments, stream.handle());
    NormCall.Builder b = NormCall.of(c.spec(), rows);
    int i = 0;
    for (Operand o : Operand.ALL) {
      if (!o.in(c.spec())) {
        continue;
      }
      HipBuffer buffer = buffers.get(i++);
      MemorySegment host = heads.get(o);
      boolean matrix = o.extent() == Operand.Extent.MATRIX;
      if (o.output()) {
        host = arena.allocate(matrix ? rows * pitch(c, o) : rows * o.dtype(c.spec()).bytes(), 16);
        buffer.download(host, stream);
      }
      if (matrix) {
        b.set(o, host, pitch(c, o));
      } else {
        b.set(o, host);
      }
    }
    stream.synchronize();
    NormCall call = b.build();
    ReferenceResult expected = Reference.compute(call);
    Conformance.Report report = Conformance.check(call, expected);
    if (!report.passed()) {
      throw new IllegalStateException(c.name() + " is wrong: " + report.violations());
    }
  }
}
