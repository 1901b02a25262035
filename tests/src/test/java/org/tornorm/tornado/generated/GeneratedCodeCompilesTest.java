package org.tornorm.tornado.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tornorm.hip.Required;

/** AMD's compiler takes what TornadoVM generates, f16 included; needs no SDK and no GPU. */
class GeneratedCodeCompilesTest {
  private static final String COMPILER = "clang-22";

  static Stream<Arguments> casesAndTargets() {
    return GeneratedCase.all().stream()
        .flatMap(c -> Stream.of("gfx942", "gfx1100").map(target -> Arguments.of(c, target)));
  }

  @ParameterizedTest
  @MethodSource("casesAndTargets")
  void compilesForAmdGpus(GeneratedCase generated, String target, @TempDir Path dir)
      throws IOException, InterruptedException {
    Path object = dir.resolve("kernel.o");
    Path log = dir.resolve("log");
    ProcessBuilder builder =
        new ProcessBuilder(
                COMPILER,
                "-x",
                "cl",
                "-cl-std=CL2.0",
                "-target",
                "amdgcn-amd-amdhsa",
                "-mcpu=" + target,
                "-nogpulib",
                "-Xclang",
                "-finclude-default-header",
                "-w",
                "-O2",
                "-c",
                "-o",
                object.toString(),
                generated.file().toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    Process process;
    try {
      process = builder.start();
    } catch (IOException e) {
      throw Required.CLANG.missing(
          "generated OpenCL C not compiled: " + e.getMessage() + " (install clang-22)");
    }
    int exit = process.waitFor();
    assertEquals(0, exit, Files.readString(log, StandardCharsets.UTF_8));
    assertTrue(Files.size(object) > 0);
  }
}
