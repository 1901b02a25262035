package org.tornorm.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.tornorm.TensorFileException;

class SafeTensorsTest {
  private static final String GOOD =
      """
      {"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},
       "b":{"dtype":"I8","shape":[1,3],"data_offsets":[8,11]}}""";

  @TempDir Path directory;

  private static Tensor tensor(String name, DType dtype, long... shape) {
    byte[] bytes = new byte[(int) Tensor.byteSize(dtype, shape)];
    new Random(name.hashCode()).nextBytes(bytes);
    return new Tensor(name, dtype, shape, MemorySegment.ofArray(bytes));
  }

  private static byte[] bytes(Tensor t) {
    return t.data().toArray(ValueLayout.JAVA_BYTE);
  }

  @ParameterizedTest
  @EnumSource(DType.class)
  void readsWhatItWrote(DType dtype) {
    List<Tensor> written =
        List.of(
            tensor("matrix", dtype, 3, 5),
            tensor("scalar", dtype),
            tensor("empty", dtype, 4, 0, 2),
            tensor("odd \"name\" \u00e4\u2713\n", dtype, 1, 1, 7));
    Path path = directory.resolve("a.safetensors");
    SafeTensors.write(path, written, Map.of("key", "value", "\u00fc", "{\"a\": 1}"));
    try (SafeTensors file = SafeTensors.open(path)) {
      assertEquals(Map.of("key", "value", "\u00fc", "{\"a\": 1}"), file.metadata());
      assertEquals(4, file.names().size());
      for (Tensor t : written) {
        Tensor read = file.get(t.name());
        assertEquals(t.dtype(), read.dtype());
        assertArrayEquals(t.shape(), read.shape());
        assertArrayEquals(bytes(t), bytes(read));
      }
    }
  }

  @Test
  void alignsEveryTensorToItsElements() {
    List<Tensor> mixed = new ArrayList<>();
    for (DType dtype : DType.values()) {
      mixed.add(tensor("t" + dtype, dtype, 3));
    }
    Path path = directory.resolve("a.safetensors");
    SafeTensors.write(path, mixed, Map.of("pad", "x"));
    try (SafeTensors file = SafeTensors.open(path)) {
      for (String name : file.names()) {
        Tensor t = file.get(name);
        assertEquals(0, t.data().address() % t.dtype().bytes(), name);
      }
    }
  }

  private static byte[] file(String header, int dataBytes) {
    byte[] json = header.getBytes(UTF_8);
    return ByteBuffer.allocate(8 + json.length + dataBytes)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(json.length)
        .put(json)
        .array();
  }

  private static byte[] withLength(long length) {
    byte[] bytes = file(GOOD, 11);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putLong(length);
    return bytes;
  }

  private static String one(String dtype, String shape, String offsets) {
    return "{\"a\":{\"dtype\":%s,\"shape\":%s,\"data_offsets\":%s}}"
        .formatted(dtype, shape, offsets);
  }

  private static Arguments bad(String what, byte[] contents, String... wanted) {
    return argumentSet(what, contents, List.of(wanted));
  }

  static Stream<Arguments> malformed() {
    byte[] good = file(GOOD, 11);
    return Stream.of(
        bad("empty", new byte[0], "0 bytes", "at least 8"),
        bad("cut in the length", Arrays.copyOf(good, 7), "7 bytes", "at least 8"),
        bad("cut in the header", Arrays.copyOf(good, 40), "40 bytes", "truncated"),
        bad("cut in the data", Arrays.copyOf(good, good.length - 1), "'b'", "8 to 11", "10 bytes"),
        bad("length 0", withLength(0), "header of 0 bytes"),
        bad("length negative", withLength(-2), "18446744073709551614", "100000000"),
        bad("length over the limit", withLength(100_000_001), "100000001", "100000000"),
        bad("length beyond the file", withLength(5000), "5008", "truncated"),
        bad("no JSON", file("[1, 2]", 0), "no valid JSON"),
        bad("JSON that ends", file("{\"a\":{\"dtype\":\"F32\"", 0), "no valid JSON"),
        bad("lenient JSON", file("{a:1}", 0), "no valid JSON"),
        bad("no UTF-8", withByte(good, 10, (byte) 0xff), "no valid JSON"),
        bad("text behind", file(GOOD + "x", 11), "no valid JSON"),
        bad("an object behind", file(GOOD + "{}", 11), "no valid JSON"),
        bad("entry is a number", file("{\"a\":1}", 0), "no valid JSON"),
        bad("a part is missing", file("{\"a\":{\"dtype\":\"F32\"}}", 0), "'a'", "data_offsets"),
        bad("an unknown part", file("{\"a\":{\"strides\":[1]}}", 0), "'a'", "strides"),
        bad("dtype is a number", file(one("32", "[1]", "[0,4]"), 4), "'a'", "NUMBER", "string"),
        bad("shape is text", file(one("\"F32\"", "[\"1\"]", "[0,4]"), 4), "'a'", "STRING"),
        bad("shape is no integer", file(one("\"F32\"", "[1.5]", "[0,4]"), 4), "'a'", "1.5"),
        bad("shape is negative", file(one("\"F32\"", "[-1]", "[0,4]"), 4), "'a'", "[-1]"),
        bad(
            "shape overflows",
            file(one("\"F32\"", "[4611686018427387904,2]", "[0,0]"), 0),
            "'a'",
            "4611686018427387904"),
        bad("shape beyond long", file(one("\"F32\"", "[9223372036854775808]", "[0,4]"), 4), "2^63"),
        bad("one offset", file(one("\"F32\"", "[1]", "[0]"), 4), "'a'", "1 numbers"),
        bad("begin negative", file(one("\"F32\"", "[1]", "[-4,0]"), 4), "'a'", "-4 to 0"),
        bad("end before begin", file(one("\"F32\"", "[1]", "[4,0]"), 4), "'a'", "4 to 0"),
        bad("end beyond the data", file(one("\"F32\"", "[2]", "[0,8]"), 4), "'a'", "only 4 bytes"),
        bad("size is not the shape's", file(one("\"F32\"", "[2]", "[0,4]"), 4), "8 bytes", "[2]"),
        bad(
            "overlap",
            file(
                """
                {"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},
                 "b":{"dtype":"F32","shape":[2],"data_offsets":[4,12]}}""",
                12),
            "'b'",
            "overlaps",
            "'a'"),
        bad("gap", file(one("\"F32\"", "[1]", "[4,8]"), 8), "'a'", "gap"),
        bad("bytes behind", file(GOOD, 20), "9 bytes", "no tensor"),
        bad(
            "name twice",
            file(
                """
                {"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},
                 "a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}}""",
                8),
            "'a'",
            "twice"),
        bad("metadata twice", file("{\"__metadata__\":{},\"__metadata__\":{}}", 0), "twice"),
        bad("metadata is a list", file("{\"__metadata__\":[]}", 0), "no valid JSON"),
        bad("metadata has a number", file("{\"__metadata__\":{\"a\":1}}", 0), "'s a", "NUMBER"),
        bad(
            "dtype twice",
            file("{\"a\":{\"dtype\":\"F32\",\"dtype\":\"F16\"}}", 0),
            "'a'",
            "twice"));
  }

  private static byte[] withByte(byte[] bytes, int index, byte value) {
    byte[] copy = bytes.clone();
    copy[index] = value;
    return copy;
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void refusesMalformedFiles(byte[] contents, List<String> wanted) throws IOException {
    Path path = Files.write(directory.resolve("bad.safetensors"), contents);
    TensorFileException e =
        assertThrows(TensorFileException.class, () -> SafeTensors.open(path).close());
    assertTrue(e.getMessage().startsWith(path.toString()), e.getMessage());
    assertEquals(1, e.getMessage().lines().count(), e.getMessage());
    for (String part : wanted) {
      assertTrue(e.getMessage().contains(part), () -> part + " is not in: " + e.getMessage());
    }
  }

  @Test
  void refusesEveryTruncation() throws IOException {
    byte[] good = file(GOOD, 11);
    Path path = directory.resolve("cut.safetensors");
    for (int length = 0; length < good.length; length++) {
      Files.write(path, Arrays.copyOf(good, length));
      assertThrows(
          TensorFileException.class, () -> SafeTensors.open(path).close(), "cut at " + length);
    }
    Files.write(path, good);
    try (SafeTensors file = SafeTensors.open(path)) {
      assertEquals(Set.of("a", "b"), file.names());
    }
  }

  @Test
  void refusesAnUnknownDtypeOnlyWhereItIsAskedFor() throws IOException {
    String header =
        """
        {"a":{"dtype":"F8_E4M3","shape":[4],"data_offsets":[0,4]},
         "b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}}""";
    Path path = Files.write(directory.resolve("a.safetensors"), file(header, 8));
    try (SafeTensors file = SafeTensors.open(path)) {
      assertEquals(1, file.get("b").elements());
      TensorFileException e = assertThrows(TensorFileException.class, () -> file.get("a"));
      assertTrue(e.getMessage().contains("F8_E4M3"), e.getMessage());
      assertTrue(e.getMessage().contains("F32, F16, BF16, I8, F64"), e.getMessage());
    }
  }

  @Test
  void namesWhatIsThereForAMissingTensor() {
    Path path = directory.resolve("a.safetensors");
    SafeTensors.write(
        path, List.of(tensor("x", DType.F32, 1), tensor("gamma", DType.F32, 1)), Map.of());
    try (SafeTensors file = SafeTensors.open(path)) {
      TensorFileException e = assertThrows(TensorFileException.class, () -> file.get("gama"));
      assertTrue(e.getMessage().endsWith("no tensor 'gama': it holds x, gamma"), e.getMessage());
    }
    List<Tensor> many = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      many.add(tensor("layers." + i + ".input.weight", DType.F32, 1));
    }
    many.add(tensor("final.norm.weight", DType.F32, 1));
    SafeTensors.write(path, many, Map.of());
    try (SafeTensors file = SafeTensors.open(path)) {
      TensorFileException e =
          assertThrows(TensorFileException.class, () -> file.get("final.norm.wieght"));
      assertTrue(
          e.getMessage().contains("holds 31 tensors, the nearest names are final.norm.weight, "),
          e.getMessage());
    }
  }

  @Test
  void refusesPathsThatAreNoFile() {
    Path absent = directory.resolve("absent.safetensors");
    TensorFileException e =
        assertThrows(TensorFileException.class, () -> SafeTensors.open(absent).close());
    assertEquals(absent + " does not exist: check the path", e.getMessage());
    e = assertThrows(TensorFileException.class, () -> SafeTensors.open(directory).close());
    assertTrue(e.getMessage().contains("is a directory"), e.getMessage());
  }

  @Test
  void readsAFileInMemory() {
    MemorySegment contents = MemorySegment.ofArray(file(GOOD, 11));
    try (SafeTensors file = SafeTensors.of("label", contents)) {
      assertEquals(Set.of("a", "b"), file.names());
      assertArrayEquals(new long[] {1, 3}, file.get("b").shape());
    }
    TensorFileException e =
        assertThrows(
            TensorFileException.class,
            () -> SafeTensors.of("label", contents.asSlice(0, 20)).close());
    assertTrue(e.getMessage().startsWith("label has 20 bytes"), e.getMessage());
  }

  @Test
  void dataEndsWithTheFile() {
    Path path = directory.resolve("a.safetensors");
    SafeTensors.write(path, List.of(tensor("x", DType.I8, 4)), Map.of());
    SafeTensors file = SafeTensors.open(path);
    Tensor x = file.get("x");
    assertThrows(
        IllegalArgumentException.class, () -> x.data().set(ValueLayout.JAVA_BYTE, 0, (byte) 0));
    file.close();
    file.close();
    assertThrows(IllegalStateException.class, () -> x.data().get(ValueLayout.JAVA_BYTE, 0));
  }

  @Test
  void leavesNothingBehindWhereWritingFails() throws IOException {
    Path path = directory.resolve("a.safetensors");
    SafeTensors.write(path, List.of(tensor("old", DType.F32, 2)), Map.of());
    byte[] before = Files.readAllBytes(path);

    Tensor x = tensor("x", DType.F32, 2);
    assertThrows(TensorFileException.class, () -> SafeTensors.write(path, List.of(x, x), Map.of()));
    Tensor reserved = tensor("__metadata__", DType.F32, 2);
    assertThrows(
        TensorFileException.class, () -> SafeTensors.write(path, List.of(reserved), Map.of()));
    // The data of the second tensor is gone by the time that the first has been written.
    Tensor gone;
    try (Arena arena = Arena.ofConfined()) {
      gone = new Tensor("gone", DType.F32, new long[] {2}, arena.allocate(8));
    }
    assertThrows(
        IllegalStateException.class, () -> SafeTensors.write(path, List.of(x, gone), Map.of()));

    assertArrayEquals(before, Files.readAllBytes(path));
    try (Stream<Path> left = Files.list(directory)) {
      assertEquals(List.of(path), left.toList());
    }
  }

  @Test
  void refusesToWriteWhereNoFileCanBe() throws IOException {
    List<Tensor> tensors = List.of(tensor("x", DType.F32, 2));
    Path nowhere = directory.resolve("absent").resolve("a.safetensors");
    TensorFileException e =
        assertThrows(
            TensorFileException.class, () -> SafeTensors.write(nowhere, tensors, Map.of()));
    assertTrue(e.getMessage().startsWith(nowhere + " cannot be written"), e.getMessage());
    Path taken = Files.createDirectory(directory.resolve("taken"));
    e = assertThrows(TensorFileException.class, () -> SafeTensors.write(taken, tensors, Map.of()));
    assertTrue(e.getMessage().contains("no regular file"), e.getMessage());
  }

  @Test
  void writesThroughALink() throws IOException {
    Path target = directory.resolve("target.safetensors");
    SafeTensors.write(target, List.of(tensor("old", DType.F32, 2)), Map.of());
    Path link = Files.createSymbolicLink(directory.resolve("link"), target);
    SafeTensors.write(link, List.of(tensor("new", DType.F32, 2)), Map.of());
    assertTrue(Files.isSymbolicLink(link));
    try (SafeTensors file = SafeTensors.open(target)) {
      assertEquals(Set.of("new"), file.names());
    }
  }

  @Test
  void refusesATensorWhoseDataDoesNotFit() {
    MemorySegment eight = MemorySegment.ofArray(new byte[8]);
    TensorFileException e =
        assertThrows(
            TensorFileException.class, () -> new Tensor("x", DType.F32, new long[] {3}, eight));
    assertEquals("tensor 'x' has 8 bytes of data: give 12 for [3] of F32", e.getMessage());
    assertThrows(
        TensorFileException.class, () -> new Tensor("x", DType.F32, new long[] {-2}, eight));
  }
}
