package org.tornorm.hip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tornorm.InvalidSettingException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.PathFailedException;
import org.tornorm.hip.CodeObjects.Entry;
import org.tornorm.hip.CodeObjects.Manifest;

/** Where code comes from: a directory of code objects, the cache on disk, the compiler. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("HipCodeTest")
class HipCodeTest {
  private static final NormSpec SPEC = NormSpec.rms(64).gamma(false).build();
  private static final String ARCHITECTURE = "gfx942";

  private HipEmulator emulator;
  @TempDir Path directory;

  @BeforeAll
  void load() {
    // A typical device of this architecture has as many compute units.
    emulator =
        HipEmulator.open(
            "code",
            Map.of(
                "CUS",
                Integer.toString(DeviceProfile.typical(ARCHITECTURE).computeUnits()),
                "ARCH",
                ARCHITECTURE + ":sramecc+:xnack-"));
  }

  @BeforeEach
  void reset() {
    emulator.reset();
  }

  private HipOptions options(Path cache, Path codeObjects) {
    return new HipOptions(emulator.library().toString(), null, 0, cache, codeObjects);
  }

  private static Norms open(HipOptions options) {
    return Norms.open(List.of(new HipPath(options)), "hip");
  }

  private static void assertRight(Norms norms) {
    float[] x = new float[2 * 64];
    x[0] = 3;
    x[1] = 4;
    x[64] = 8;
    float[] y = new float[x.length];
    norms.run(
        NormCall.of(SPEC.toBuilder().eps(0).build(), 2)
            .x(MemorySegment.ofArray(x))
            .y(MemorySegment.ofArray(y))
            .build());
    float[] wanted = new float[x.length];
    wanted[0] = 4.8f;
    wanted[1] = 6.4f;
    wanted[64] = 8;
    assertArrayEquals(wanted, y, 1e-6f);
  }

  // The cache.

  @Test
  void theSecondUseLoadsFromDiskAndCompilesNothing() {
    long before = emulator.count("compilations");
    long compileNanos = prepareNanos(directory);
    long compiled = emulator.count("compilations") - before;
    assertTrue(compiled > 0);
    long best = Long.MAX_VALUE;
    for (int k = 0; k < 10; k++) {
      emulator.fail("hiprtcCompileProgram", 0, 6);
      best = Math.min(best, prepareNanos(directory));
      emulator.reset();
    }
    assertEquals(compiled, emulator.count("compilations") - before);
    System.out.printf(
        "HIP code cache, emulated device: first use of %d variants %.0f ms with compiling, %.2f ms"
            + " from the disk%n",
        compiled, compileNanos / 1e6, best / 1e6);
    assertTrue(best < compileNanos);
  }

  private long prepareNanos(Path cache) {
    try (Norms norms = open(options(cache, null))) {
      norms.paths().getFirst().availability();
      long start = System.nanoTime();
      norms.prepare(SPEC);
      return System.nanoTime() - start;
    }
  }

  @Test
  void damagedEntriesAreCompiledAnew() throws IOException {
    try (Norms norms = open(options(directory, null))) {
      assertRight(norms);
    }
    List<Path> entries;
    try (Stream<Path> files = Files.list(directory)) {
      entries = files.toList();
    }
    for (Path entry : entries) {
      byte[] content = Files.readAllBytes(entry);
      content[content.length / 2] ^= 4;
      Files.write(entry, content);
    }
    long before = emulator.count("compilations");
    try (Norms norms = open(options(directory, null))) {
      assertRight(norms);
    }
    assertEquals(entries.size(), emulator.count("compilations") - before);
    try (Norms norms = open(options(directory, null))) {
      assertRight(norms);
    }
    assertEquals(entries.size(), emulator.count("compilations") - before);
  }

  /** The entry is sound, but this runtime refuses it: of another build of the compiler, say. */
  @Test
  void codeThatTheRuntimeRefusesIsAnErrorAndNoCrash() {
    try (Norms norms = open(options(directory, null))) {
      norms.prepare(SPEC);
    }
    emulator.set("ARCH", "gfx942");
    try (Norms norms = open(options(directory, null))) {
      emulator.fail("hipModuleLoadData", 0, 209);
      PathFailedException e = assertThrows(PathFailedException.class, () -> norms.prepare(SPEC));
      assertTrue(e.getMessage().contains("hipErrorNoBinaryForGpu (209)"), e.getMessage());
      assertRight(norms);
    } finally {
      emulator.set("ARCH", ARCHITECTURE + ":sramecc+:xnack-");
    }
  }

  // Code objects.

  private record Run(int code, String out, String err) {}

  /** Runs the command line in a JVM of its own, where the environment names the emulator. */
  private Run tornorm(List<String> jvmOptions, Object... words) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
    command.addAll(jvmOptions);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add("org.tornorm.cli.Main");
    Stream.of(words).map(Object::toString).forEach(command::add);
    Path err = directory.resolve("err");
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(err.toFile());
    builder.environment().put(HipOptions.LIBRARY_VARIABLE, emulator.library().toString());
    builder.environment().put("TORNORM_EMULATOR_ARCH", ARCHITECTURE);
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, Files.readString(err));
  }

  private Path compileCodeObjects(String architectures) throws Exception {
    Path out = directory.resolve("objects");
    Run run =
        tornorm(
            List.of(),
            "compile",
            "--compiler",
            "hiprtc",
            "--arch",
            architectures,
            "--cols",
            64,
            "--rows",
            "1,32768",
            "--match",
            "rms 64 f32,no gamma",
            "--out",
            out);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("code objects and manifest.json written to " + out), run.out());
    return out;
  }

  private static Manifest manifestOf(Path objects) throws IOException {
    return new Gson()
        .fromJson(Files.readString(objects.resolve(CodeObjects.MANIFEST)), Manifest.class);
  }

  @Test
  void whatTheCommandLineCompiledLoadsWithoutACompiler() throws Exception {
    Path objects = compileCodeObjects(ARCHITECTURE + ",gfx90a");
    Manifest manifest = manifestOf(objects);
    for (Entry e : manifest.kernels()) {
      assertTrue(Files.size(objects.resolve(e.file())) > 0);
      assertEquals(KernelSource.SYMBOL, e.symbol());
      for (CodeObjects.Launch l : e.launches()) {
        assertEquals((l.rows() + e.rowsPerBlock() - 1) / e.rowsPerBlock(), l.blocks());
      }
    }
    assertEquals(19, manifest.arguments().size());
    assertEquals("x", manifest.arguments().getFirst().name());
    assertEquals("eps", manifest.arguments().getLast().name());
    emulator.fail("hiprtcCompileProgram", 0, 6);
    long before = emulator.count("compilations");
    try (Norms norms = open(options(null, objects))) {
      assertRight(norms);
      assertEquals(before, emulator.count("compilations"));
      // Of another dtype there is none: it would be compiled.
      PathFailedException e =
          assertThrows(PathFailedException.class, () -> norms.prepare(NormSpec.layer(64).build()));
      assertTrue(e.getMessage().contains("hiprtcCompileProgram"), e.getMessage());
    }
    emulator.assertNothingLive();
  }

  @Test
  void codeOfAnotherArchitectureIsNotLoaded() throws Exception {
    Path objects = compileCodeObjects("gfx90a");
    HipOptions noCompiler =
        new HipOptions(emulator.library().toString(), "/nowhere/rtc.so", 0, null, objects);
    try (Norms norms = open(noCompiler)) {
      PathFailedException e = assertThrows(PathFailedException.class, () -> norms.prepare(SPEC));
      assertTrue(e.getMessage().contains("no code object for this kernel"), e.getMessage());
    }
    long before = emulator.count("compilations");
    try (Norms norms = open(options(null, objects))) {
      assertRight(norms);
    }
    assertTrue(emulator.count("compilations") > before);
  }

  @Test
  void aCodeObjectThatIsDamagedOrGoneIsOneTypedError() throws Exception {
    Path objects = compileCodeObjects(ARCHITECTURE);
    for (Entry e : manifestOf(objects).kernels()) {
      byte[] code = Files.readAllBytes(objects.resolve(e.file()));
      code[code.length / 2] ^= 1;
      Files.write(objects.resolve(e.file()), code);
    }
    try (Norms norms = open(options(null, objects))) {
      PathFailedException e = assertThrows(PathFailedException.class, () -> norms.prepare(SPEC));
      assertTrue(e.getMessage().contains("hipErrorInvalidImage (200)"), e.getMessage());
    }
    for (Entry e : manifestOf(objects).kernels()) {
      Files.delete(objects.resolve(e.file()));
    }
    try (Norms norms = open(options(null, objects))) {
      PathFailedException e = assertThrows(PathFailedException.class, () -> norms.prepare(SPEC));
      assertTrue(e.getMessage().contains("could not read code object " + objects), e.getMessage());
    }
    emulator.assertNothingLive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "{}",
        "no json",
        "{\"version\": 1, \"kernels\": [",
        "{\"version\": 1, \"kernels\": 7}",
        "{\"version\": 1, \"kernels\": [null]}",
        "{\"version\": 1, \"kernels\": [{}]}",
        "{\"version\": 2, \"kernels\": []}"
      })
  void aDamagedManifestIsOneClearError(String content) throws IOException {
    Files.writeString(directory.resolve(CodeObjects.MANIFEST), content);
    InvalidSettingException e =
        assertThrows(
            InvalidSettingException.class, () -> new HipPath(options(null, directory)).close());
    for (String part :
        List.of(
            "tornorm.hip.codeobjects names '" + directory + "'",
            "manifest.json cannot be read",
            "tornorm compile")) {
      assertTrue(e.getMessage().contains(part), e.getMessage());
    }
  }

  /** A path that the service loader makes must not turn that into an error of the loader. */
  @Test
  void theCommandLineSaysItInOneLine() throws Exception {
    Run run = tornorm(List.of("-Dtornorm.hip.codeobjects=" + directory), "devices");
    assertEquals(2, run.code(), run.err());
    List<String> lines = run.err().lines().filter(line -> !line.startsWith("WARNING: ")).toList();
    assertEquals(1, lines.size(), run.err());
    assertTrue(lines.getFirst().startsWith("tornorm: tornorm.hip.codeobjects names"), run.err());
  }

  @Test
  void theCommandLineFindsTheLibraryThatTheEnvironmentNames() throws Exception {
    Run run = tornorm(List.of("-Dtornorm.hip.cache="), "devices");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("tornorm host emulator (test instrument)"), run.out());
  }
}
