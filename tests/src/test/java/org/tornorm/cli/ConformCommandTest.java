package org.tornorm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.Operand;
import org.tornorm.io.SafeTensors;
import org.tornorm.io.Tensor;

class ConformCommandTest {
  private static final ValueLayout.OfDouble DOUBLE =
      ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final Set<String> EXPECTED =
      Set.of("y", "y_f64", "q", "yscale_f64", "rstd_f64", "mean_f64", "residual_out");

  @TempDir Path directory;

  @Test
  void everyCaseHoldsOnTheCpu() {
    Cli cli = Cli.run("conform", Cli.golden(), "--path", "cpu", "--json").succeeds();
    JsonObject json = cli.json();
    assertEquals(36, json.get("files").getAsInt());
    assertEquals(36, json.get("ok").getAsInt());
    assertEquals(0, json.get("broken").getAsInt());
    for (JsonElement result : json.getAsJsonArray("results")) {
      assertEquals("cpu", result.getAsJsonObject().get("path").getAsString());
    }
  }

  @Test
  void printsATable() {
    Cli cli = Cli.run("conform", Cli.golden(), "--path", "cpu").succeeds();
    assertEquals(39, cli.out().lines().count(), cli.out());
    assertTrue(
        cli.out().contains("36 case files, run on cpu: 36 ok, 0 broken, 0 failed, 0 not supported"),
        cli.out());
  }

  static Stream<Arguments> expectedTensors() throws IOException {
    List<Arguments> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(Cli.golden())) {
      for (Path path : files.sorted().toList()) {
        try (SafeTensors file = SafeTensors.open(path)) {
          file.names().stream()
              .filter(EXPECTED::contains)
              .forEach(name -> all.add(Arguments.of(path.getFileName().toString(), name)));
        }
      }
    }
    return all.stream();
  }

  /** Copies a case file with one value of one tensor changed, by as little as must be noticed. */
  private void copyChanged(String name, String tensor) {
    try (SafeTensors file = SafeTensors.open(Cli.golden().resolve(name))) {
      List<Tensor> copies = new ArrayList<>();
      for (String n : file.names()) {
        Tensor t = file.get(n);
        MemorySegment data = MemorySegment.ofArray(t.data().toArray(ValueLayout.JAVA_BYTE));
        if (n.equals(tensor)) {
          change(data, t.dtype(), new Random(name.hashCode()));
        }
        copies.add(new Tensor(n, t.dtype(), t.shape(), data));
      }
      SafeTensors.write(directory.resolve(name), copies, file.metadata());
    }
  }

  private static void change(MemorySegment data, DType dtype, Random random) {
    long at = random.nextInt((int) data.byteSize() / dtype.bytes()) * (long) dtype.bytes();
    if (dtype != DType.F64) {
      // The lowest bit makes the neighbouring value.
      data.set(ValueLayout.JAVA_BYTE, at, (byte) (data.get(ValueLayout.JAVA_BYTE, at) ^ 1));
      return;
    }
    double largest = 0;
    for (long i = 0; i < data.byteSize(); i += dtype.bytes()) {
      largest = Math.max(largest, Math.abs(Elements.load(data, dtype, i)));
    }
    data.set(DOUBLE, at, data.get(DOUBLE, at) + 1e-8 * largest);
  }

  @ParameterizedTest
  @MethodSource("expectedTensors")
  void noticesOneChangedValue(String name, String tensor) {
    copyChanged(name, tensor);
    Cli cli = Cli.run("conform", directory, "--path", "cpu", "--json");
    assertEquals(1, cli.code(), cli.out() + cli.err());
    assertEquals("", cli.err());
    JsonObject first = cli.json().getAsJsonArray("results").get(0).getAsJsonObject();
    assertEquals(name, first.get("case").getAsString() + ".safetensors");
    assertEquals("(file)", first.get("path").getAsString());
    assertEquals(1, first.getAsJsonArray("details").size());
    String detail = first.getAsJsonArray("details").get(0).getAsString();
    assertTrue(detail.startsWith(tensor + " holds "), detail);
    // The path is right still: it is held against the reference, not against the file.
    assertEquals(1, cli.json().get("ok").getAsInt());
  }

  @Test
  void namesTheCaseAndTensorOfAChangedValue() {
    copyChanged("21-layer-8x256-f32.safetensors", "mean_f64");
    Cli cli = Cli.run("conform", directory);
    assertEquals(1, cli.code());
    assertTrue(cli.out().contains("21-layer-8x256-f32"), cli.out());
    assertTrue(cli.out().contains("    mean_f64 holds "), cli.out());
  }

  @ParameterizedTest
  @EnumSource(
      value = Operand.class,
      names = {"Y", "RESIDUAL_OUT", "Q", "SCALE", "RSTD", "MEAN"})
  void noticesAWrongPath(Operand operand) {
    Cli cli = Cli.runOn(ChangedPath.wrong(operand), "conform", Cli.golden(), "--json");
    assertEquals(1, cli.code(), cli.err());
    long broken = 0;
    for (JsonElement e : cli.json().getAsJsonArray("results")) {
      JsonObject result = e.getAsJsonObject();
      if (result.get("verdict").getAsString().equals("broken")) {
        broken++;
        assertEquals("changed", result.get("path").getAsString());
        String detail = result.getAsJsonArray("details").get(0).getAsString();
        assertTrue(detail.startsWith(operand.word()), detail);
      }
    }
    assertTrue(broken > 0, cli.out());
    assertEquals(36, broken + cli.json().get("ok").getAsLong());
  }

  @Test
  void aPathThatFailsFailsTheCommand() {
    Cli cli = Cli.runOn(ChangedPath.failing(), "conform", Cli.golden());
    assertEquals(1, cli.code());
    assertTrue(cli.out().contains("the device was lost"), cli.out());
    assertTrue(cli.out().contains("0 ok, 0 broken, 36 failed"), cli.out());
  }

  @Test
  void unsupportedCasesAreCountedAndNotRun() {
    Cli cli = Cli.runOn(ChangedPath.unsupporting(), "conform", Cli.golden());
    cli.failsWith(3, "too odd");
    assertTrue(cli.out().contains("not supported: too odd (even it out)"), cli.out());
    assertTrue(cli.out().contains("0 failed, 36 not supported"), cli.out());
  }

  @Test
  void aForcedPathThatIsNotThereIsAnError() {
    Cli.runOn(ChangedPath.unavailable(), "conform", Cli.golden(), "--path", "changed")
        .failsWith(3, "no device", "plug one in");
    Cli.run("conform", Cli.golden(), "--path", "gpu").failsWith(2, "'gpu'");
  }

  @Test
  void refusesADirectoryWithoutCases() {
    Cli.run("conform", directory).failsWith(2, directory.toString(), "no *.safetensors");
    Cli.run("conform", directory.resolve("absent")).failsWith(2, "absent", "directory");
  }

  @Test
  void refusesFilesThatAreNoCase() throws IOException {
    String name = "00-rms-8x256-f32.safetensors";
    Path golden = Cli.golden().resolve(name);
    Path copy = directory.resolve(name);

    Files.write(copy, new byte[] {1, 2, 3});
    Cli.run("conform", directory).failsWith(2, name, "3 bytes");

    try (SafeTensors file = SafeTensors.open(golden)) {
      List<Tensor> tensors = file.names().stream().map(file::get).toList();
      SafeTensors.write(copy, tensors, Map.of());
      Cli.run("conform", directory).failsWith(2, name, "'case'");

      String words = file.metadata().get("case");
      for (String[] change :
          List.of(
              new String[] {"{", "["},
              new String[] {"\"rms\"", "\"l2\""},
              new String[] {"\"rows\": 8", "\"rows\": 9"},
              new String[] {"\"cols\": 256", "\"cols\": \"many\""},
              new String[] {"\"dtype\": \"f32\"", "\"dtype\": \"f16\""},
              new String[] {"1e-05", "-1"},
              new String[] {"1e-05", "\"small\""},
              new String[] {"\"eps\"", "\"epsilon\""},
              new String[] {"\"weight_offset\": 0.0", "\"weight_offset\": 0.5"},
              new String[] {"\"values\"", "\"quant\": \"int4\", \"values\""})) {
        String changed = words.replace(change[0], change[1]);
        assertFalse(changed.equals(words), change[0]);
        SafeTensors.write(copy, tensors, Map.of("case", changed));
        Cli.run("conform", directory).failsWith(2, name);
      }

      for (String missing : List.of("x", "y", "y_f64", "rstd_f64")) {
        List<Tensor> rest = tensors.stream().filter(t -> !t.name().equals(missing)).toList();
        SafeTensors.write(copy, rest, file.metadata());
        Cli.run("conform", directory).failsWith(2, name, "no tensor '" + missing + "'");
      }
    }
  }
}
