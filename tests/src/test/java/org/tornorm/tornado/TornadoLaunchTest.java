package org.tornorm.tornado;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.PathFailedException;
import org.tornorm.cli.Main;
import org.tornorm.tests.SignalOwner;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.enums.TornadoVMBackendType;

/** What the path says in JVMs that were started in one way or another. */
@Tag("tornado")
class TornadoLaunchTest {
  private static final String HAS_F16 = "the device has f16, so there is nothing it cannot compile";

  @TempDir Path dir;

  private record Run(int exit, String output) {}

  /** Runs a class in a JVM of its own. */
  private Run run(List<String> options, String classPath, Class<?> main, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("--add-modules", "jdk.incubator.vector", "-cp", classPath));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    Path log = dir.resolve("log");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
    builder.environment().put("TORNADOVM_HOME", dir.toString());
    int exit = builder.start().waitFor();
    return new Run(exit, Files.readString(log, StandardCharsets.UTF_8));
  }

  private static List<String> withSdk(String... more) {
    List<String> options = new ArrayList<>();
    options.add("@" + Path.of(System.getProperty("tornado.sdk"), "tornado-argfile"));
    options.addAll(List.of(more));
    return options;
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  private static void assertSays(Run run, String... parts) {
    assertEquals(0, run.exit(), run.output());
    for (String part : parts) {
      assertTrue(run.output().contains(part), run.output());
    }
  }

  @Test
  void withoutAnSdkItSaysSo() throws Exception {
    Run run = run(List.of(), classPath(), Main.class, "devices");
    assertSays(run, "cpu: available", "there is no TornadoVM SDK at " + dir, "TORNADOVM_HOME");
  }

  @Test
  void withoutTheArgumentsItSaysSo() throws Exception {
    Files.createFile(dir.resolve("tornado-argfile"));
    Run run = run(List.of(), classPath(), Main.class, "devices");
    assertSays(run, "without TornadoVM's arguments", "java @" + dir.resolve("tornado-argfile"));
  }

  /** Also where not even TornadoVM's API is there. */
  @Test
  void withoutTornadoVmsClassesItSaysSo() throws Exception {
    String without =
        Arrays.stream(classPath().split(File.pathSeparator))
            .filter(entry -> !entry.contains("tornado-api"))
            .collect(Collectors.joining(File.pathSeparator));
    Run run =
        run(List.of("-Dtornado.load.runtime.implementation=x"), without, Main.class, "devices");
    assertSays(run, "TornadoVM does not start", "NoClassDefFoundError");
  }

  @Test
  void aRunTimeThatIsNotThereIsAReason() throws Exception {
    Run run =
        run(List.of("-Dtornado.load.runtime.implementation=x"), classPath(), Main.class, "devices");
    assertSays(run, "tornado: not available", "TornadoVM does not start");
  }

  @Test
  void tooLittleDeviceMemoryIsRefusedWithTheValueNeeded() throws Exception {
    Run run = run(withSdk("-Dtornado.device.memory=1MB"), classPath(), Explains.class);
    assertSays(run, "tornado.device.memory is 1048576 bytes", "-Dtornado.device.memory=3MB");
  }

  /** Explains a call that TornadoVM has not enough memory for. */
  static final class Explains {
    private Explains() {}

    /** Prints the decision. */
    public static void main(String[] arguments) {
      NormSpec spec = NormSpec.rms(512).build();
      try (Norms norms = Norms.open("tornado")) {
        System.out.println(norms.explain(spec, CallShape.host(spec, 4)));
      }
    }
  }

  /** PoCL and others have LLVM, which puts handlers of its own in the place of the JVM's. */
  @Test
  void signalHandlersStayThoseOfTheJvm() throws Exception {
    List<String> options =
        withSdk("-Dtornado.recover.bailout=False", "--enable-native-access=ALL-UNNAMED");
    assertSays(
        run(options, classPath(), Signals.class),
        "started: " + SignalOwner.JVM,
        "compiled: " + SignalOwner.JVM);
  }

  /** Tells whose handler the signal of a null pointer has. */
  static final class Signals {
    private Signals() {}

    /** Prints the owners. */
    public static void main(String[] arguments) throws Throwable {
      NormSpec spec = NormSpec.rms(512).build();
      try (Norms norms = Norms.open("tornado")) {
        norms.explain(spec, CallShape.host(spec, 4));
        System.out.println("started: " + SignalOwner.of(SignalOwner.SIGSEGV));
        float[] x = new float[512];
        MemorySegment gamma = MemorySegment.ofArray(new float[512]);
        norms.run(
            NormCall.of(spec, 1)
                .x(MemorySegment.ofArray(x))
                .gamma(gamma)
                .y(MemorySegment.ofArray(x))
                .build());
        System.out.println("compiled: " + SignalOwner.of(SignalOwner.SIGSEGV));
      }
    }
  }

  /**
   * With its bailout on, TornadoVM runs a kernel that it cannot compile as sequential Java and
   * reports success; the known answer shows that.
   */
  @Test
  void wrongNumbersOfABailoutAreFound() throws Exception {
    Run run = run(withSdk("-Dtornado.recover.bailout=True"), classPath(), Bailout.class);
    assertSays(run, "each kernel checked, as tornado.recover.bailout is on");
    Assumptions.assumeFalse(run.output().contains(HAS_F16), HAS_F16);
    assertSays(run, "gives wrong numbers", "so it is not used");
  }

  /** Prepares a kernel that a device without f16 cannot compile. */
  static final class Bailout {
    private Bailout() {}

    /** Prints what came of it. */
    public static void main(String[] arguments) {
      System.out.println(new TornadoPath().availability());
      TornadoEngine engine = TornadoEngine.start();
      NormSpec spec = NormSpec.layer(64).dtype(DType.F16).build();
      if (engine.hasF16()) {
        System.out.println(HAS_F16);
        return;
      }
      try (TornadoKernel kernel = new TornadoKernel(engine, spec)) {
        System.out.println("trusted " + kernel);
      } catch (PathFailedException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  /** As seen with its SPIR-V back end; the other ones compile all. */
  @Test
  void whatABackEndDoesNotCompileIsKnown() {
    NormSpec f16 = NormSpec.rms(64).dtype(DType.F16).build();
    NormSpec q = NormSpec.rms(64).dtype(DType.F16).dynamicInt8().build();
    NormSpec bf16 = NormSpec.rms(64).dtype(DType.BF16).dynamicInt8().build();
    NormSpec f32 = NormSpec.rms(64).fusedAdd().build();
    for (NormSpec spec : List.of(f16, q, bf16, f32)) {
      assertTrue(TornadoEngine.compiles(TornadoVMBackendType.OPENCL, spec));
      assertTrue(TornadoEngine.compiles(TornadoVMBackendType.PTX, spec));
      boolean expected = spec == q || spec == f32;
      assertEquals(expected, TornadoEngine.compiles(TornadoVMBackendType.SPIRV, spec), spec + "");
    }
  }

  /** The class that this test is about is the one of the SDK, not of the class path. */
  @Test
  void theApiComesFromTheSdk() {
    assertEquals("tornado.api", TaskGraph.class.getModule().getName());
  }
}
