package org.tornorm.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Operand;
import org.tornorm.io.SafeTensors;
import org.tornorm.io.Tensor;

class RunCommandTest {
  private static final int COLS = 24;

  @TempDir Path directory;
  private Path in;
  private Path out;

  private static Tensor tensor(String name, DType dtype, long... shape) {
    long elements = Arrays.stream(shape).reduce(1, (a, b) -> a * b);
    Random random = new Random(name.hashCode());
    MemorySegment data = MemorySegment.ofArray(new byte[(int) elements * dtype.bytes()]);
    for (long i = 0; i < elements; i++) {
      float value = dtype == DType.I8 ? random.nextInt(99) : (float) random.nextGaussian();
      Elements.store(data, dtype, i * dtype.bytes(), value);
    }
    return new Tensor(name, dtype, shape, data);
  }

  @BeforeEach
  void writeInputs() {
    // A colon in the file's name: only the last one parts it from the tensor's.
    in = directory.resolve("in:1.safetensors");
    out = directory.resolve("out.safetensors");
    SafeTensors.write(
        in,
        List.of(
            tensor("x", DType.BF16, 2, 3, COLS),
            tensor("residual", DType.BF16, 2, 3, COLS),
            tensor("residual.flat", DType.BF16, 6, COLS),
            tensor("gamma", DType.BF16, COLS),
            tensor("gamma.f32", DType.F32, COLS),
            tensor("gamma.f16", DType.F16, COLS),
            tensor("gamma.short", DType.BF16, COLS - 1),
            tensor("beta", DType.BF16, COLS),
            tensor("xscale", DType.F32, COLS),
            tensor("row", DType.F32, COLS),
            tensor("none", DType.F32, 0, COLS),
            tensor("narrow", DType.F32, 3, 0),
            tensor("scalar", DType.F32),
            tensor("int8", DType.I8, 3, COLS)),
        Map.of());
  }

  private String of(String name) {
    return in + ":" + name;
  }

  private static byte[] bytes(MemorySegment s) {
    return s.toArray(ValueLayout.JAVA_BYTE);
  }

  @Test
  void writesWhatTheLibraryComputes() {
    Cli.run(
            "run",
            "layer",
            "--x",
            of("x"),
            "--residual",
            of("residual"),
            "--gamma",
            of("gamma"),
            "--beta",
            of("beta"),
            "--eps",
            "1e-6",
            "--once",
            "--statistics",
            "--out",
            out)
        .succeeds();
    NormSpec spec =
        NormSpec.layer(COLS).dtype(DType.BF16).eps(1e-6f).fusedAdd().statistics().build();
    try (SafeTensors inputs = SafeTensors.open(in);
        SafeTensors found = SafeTensors.open(out)) {
      NormCall.Builder call = NormCall.of(spec, 6);
      for (Operand o : Operand.ALL) {
        if (o.in(spec)) {
          call.set(
              o,
              o.output()
                  ? MemorySegment.ofArray(
                      new byte[(int) o.elements(spec, 6) * o.dtype(spec).bytes()])
                  : inputs.get(o.word()).data());
        }
      }
      NormCall wanted = call.build();
      Norms.shared().run(wanted);
      assertEquals(Set.of("y", "residual_out", "rstd", "mean"), found.names());
      for (Operand o : List.of(Operand.Y, Operand.RESIDUAL_OUT, Operand.RSTD, Operand.MEAN)) {
        Tensor t = found.get(o == Operand.RESIDUAL_OUT ? "residual_out" : o.word());
        assertArrayEquals(bytes(wanted.segment(o)), bytes(t.data()), t.name());
        assertEquals(o.dtype(spec), t.dtype());
        assertArrayEquals(
            o.extent() == Operand.Extent.MATRIX ? new long[] {2, 3, COLS} : new long[] {2, 3},
            t.shape());
      }
    }
  }

  @Test
  void keepsTheLeadingShapeOfARow() {
    Cli.run("run", "rms", "--x", of("row"), "--eps", "0", "--once", "--statistics", "--out", out)
        .succeeds();
    try (SafeTensors found = SafeTensors.open(out)) {
      assertArrayEquals(new long[] {COLS}, found.get("y").shape());
      assertArrayEquals(new long[] {}, found.get("rstd").shape());
    }
  }

  @Test
  void writesEmptyTensorsForNoRows() {
    Cli.run("run", "rms", "--x", of("none"), "--eps", "0", "--once", "--out", out).succeeds();
    try (SafeTensors found = SafeTensors.open(out)) {
      assertArrayEquals(new long[] {0, COLS}, found.get("y").shape());
    }
  }

  @Test
  void quantizes() {
    Cli cli =
        Cli.run(
                "run",
                "rms",
                "--x",
                of("x"),
                "--gamma",
                of("gamma.f32"),
                "--xscale",
                of("xscale"),
                "--quant",
                "smooth",
                "--eps",
                "1e-5",
                "--out",
                out,
                "--json")
            .succeeds();
    JsonObject json = cli.json();
    assertEquals(out.toString(), json.get("out").getAsString());
    assertTrue(json.get("micros").getAsDouble() > 0);
    try (SafeTensors found = SafeTensors.open(out)) {
      assertEquals(Set.of("q", "scale"), found.names());
      assertEquals(DType.I8, found.get("q").dtype());
      assertArrayEquals(new long[] {2, 3, COLS}, found.get("q").shape());
      assertArrayEquals(new long[] {2, 3}, found.get("scale").shape());
    }
  }

  @Test
  void saysWhereAndHowFastItRan() {
    Cli cli = Cli.run("run", "rms", "--x", of("x"), "--eps", "1e-5", "--out", out).succeeds();
    assertTrue(cli.out().startsWith("path cpu for rms 24 bf16, no gamma"), cli.out());
    assertTrue(cli.out().contains(" GB/s"), cli.out());
    assertTrue(cli.out().contains("wrote " + out + ": y BF16 [2, 3, 24]"), cli.out());
  }

  private static Arguments bad(String what, List<String> args, String... wanted) {
    return argumentSet(what, args, List.of(wanted));
  }

  static Stream<Arguments> refused() {
    List<String> eps = List.of("--eps", "1e-5");
    return Stream.of(
        bad("unknown op", with("l2", "--x", "x", eps), "'l2'", "rms, layer"),
        bad("no x", with("rms", eps), "--x"),
        bad("no eps", with("rms", "--x", "x"), "--eps"),
        bad("eps -1", with("rms", "--x", "x", "--eps", "-1"), "eps is -1.0"),
        bad("eps NaN", with("rms", "--x", "x", "--eps", "NaN"), "eps is NaN"),
        bad("eps Inf", with("rms", "--x", "x", "--eps", "Infinity"), "eps is Infinity"),
        bad("eps is no number", with("rms", "--x", "x", "--eps", "small"), "'small'"),
        bad("x of int8", with("rms", "--x", "int8", eps), "I8", "F32, F16 or BF16"),
        bad("x of no dimension", with("rms", "--x", "scalar", eps), "F32 []", "one dimension"),
        bad("x of no columns", with("rms", "--x", "narrow", eps), "cols is 0"),
        bad("tensor missing", with("rms", "--x", "y", eps), "no tensor 'y'", "nearest"),
        bad("gamma too short", with("rms", "--x", "x", "--gamma", "gamma.short", eps), "[23]"),
        bad("gamma of f16", with("rms", "--x", "x", "--gamma", "gamma.f16", eps), "F16", "BF16"),
        bad(
            "beta unlike gamma",
            with("layer", "--x", "x", "--gamma", "gamma.f32", "--beta", "beta", eps),
            "beta is BF16 [24]",
            "F32 [24]"),
        bad("beta with rms", with("rms", "--x", "x", "--beta", "beta", eps), "beta", "RMS"),
        bad(
            "residual of another shape",
            with("rms", "--x", "x", "--residual", "residual.flat", eps),
            "residual is BF16 [6, 24]",
            "[2, 3, 24]"),
        bad("smooth without xscale", with("rms", "--x", "x", "--quant", "smooth", eps), "xscale"),
        bad(
            "xscale without smooth",
            with("rms", "--x", "x", "--xscale", "xscale", eps),
            "xscale",
            "SMOOTH"),
        bad("unknown quantization", with("rms", "--x", "x", "--quant", "int4", eps), "'int4'"),
        bad(
            "offset 2",
            with("rms", "--x", "x", "--gamma", "gamma", "--weight-offset", "2", eps),
            "weightOffset is 2"),
        bad("offset without gamma", with("rms", "--x", "x", "--weight-offset", "1", eps), "gamma"),
        bad("unknown path", with("rms", "--x", "x", "--path", "gpu", eps), "'gpu'", "cpu"),
        bad("unknown option", with("rms", "--x", "x", "--gama", "gamma", eps), "--gama"));
  }

  private static List<String> with(Object... parts) {
    List<String> args = new ArrayList<>();
    for (Object part : parts) {
      if (part instanceof List<?> several) {
        several.forEach(s -> args.add(s.toString()));
      } else {
        args.add(part.toString());
      }
    }
    return args;
  }

  @ParameterizedTest
  @MethodSource
  void refused(List<String> args, List<String> wanted) throws IOException {
    List<Object> full = new ArrayList<>(List.of("run", "--once", "--out", out));
    Set<String> tensors = Set.of("--x", "--residual", "--gamma", "--beta", "--xscale");
    for (int i = 0; i < args.size(); i++) {
      full.add(i > 0 && tensors.contains(args.get(i - 1)) ? of(args.get(i)) : args.get(i));
    }
    Cli cli = Cli.run(full.toArray()).failsWith(2, wanted.toArray(new String[0]));
    assertEquals("", cli.out());
    assertOnlyInputLeft();
  }

  private void assertOnlyInputLeft() throws IOException {
    try (Stream<Path> left = Files.list(directory)) {
      assertEquals(List.of(in), left.toList());
    }
  }

  @Test
  void refusesAWordThatIsNoTensor() {
    for (String word : List.of("x", ":x", in + ":")) {
      Cli.run("run", "rms", "--x", word, "--eps", "0", "--once", "--out", out)
          .failsWith(2, "'" + word + "'", "FILE:NAME");
    }
  }

  @Test
  void refusesATruncatedFile() throws IOException {
    byte[] whole = Files.readAllBytes(in);
    Files.write(in, Arrays.copyOf(whole, whole.length - 100));
    Cli.run("run", "rms", "--x", of("x"), "--eps", "0", "--once", "--out", out)
        .failsWith(2, in.toString(), "truncated");
    assertOnlyInputLeft();
  }

  @Test
  void refusesToReplaceAnInput() throws IOException {
    byte[] before = Files.readAllBytes(in);
    Path link = directory.resolve("link");
    for (Path target : List.of(in, Files.createSymbolicLink(link, in))) {
      Cli.run("run", "rms", "--x", of("x"), "--eps", "0", "--once", "--out", target)
          .failsWith(2, "is an input", "name another");
    }
    Files.delete(link);
    Files.createLink(link, in);
    Cli.run("run", "rms", "--x", of("x"), "--eps", "0", "--once", "--out", link)
        .failsWith(2, "is an input");
    assertArrayEquals(before, Files.readAllBytes(in));
  }

  @Test
  void replacesAnOlderOutput() {
    SafeTensors.write(out, List.of(tensor("old", DType.F32, 1)), Map.of());
    Cli.run("run", "rms", "--x", of("x"), "--eps", "0", "--once", "--out", out).succeeds();
    try (SafeTensors found = SafeTensors.open(out)) {
      assertEquals(Set.of("y"), found.names());
    }
  }

  @Test
  void leavesNoOutputWhereNoPathCanRunOrOneFails() throws IOException {
    Object[] args = {"run", "rms", "--x", of("x"), "--eps", "0", "--once", "--out", out};
    Cli.runOn(ChangedPath.unavailable(), args).failsWith(3, "no device", "plug one in");
    Cli.runOn(ChangedPath.unsupporting(), args).failsWith(3, "too odd", "even it out");
    Cli.runOn(ChangedPath.failing(), args).failsWith(3, "the device was lost");
    assertOnlyInputLeft();
  }
}
