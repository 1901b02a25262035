package org.tornorm.tornado.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** AMD's compiler takes what TornadoVM generates, f16 included; needs no SDK and no GPU. */
class GeneratedCodeCompilesTest {
  private static final List<String> COMPILERS = List.of("clang-22", "clang-21", "clang");

  static Stream<Arguments> casesAndTargets() {
    return GeneratedCase.all().stream()
        .flatMap(c -> Stream.of("gfx942", "gfx1100").map(target -> Arguments.of(c, target)));
  }

  @ParameterizedTest
  @MethodSource("casesAndTargets")
  void compilesForAmdGpus(GeneratedCase generated, String target, @TempDir Path dir)
      throws IOException, InterruptedException {
    Optional<Path> compiler = LeftOut.findProgram(COMPILERS);
    if (compiler.isEmpty()) {
      LeftOut.leaveOut(
          "clang",
          "none of " + COMPILERS + " is on PATH",
          "install one with the AMDGPU target, on Debian clang");
    }
    Path object = dir.resolve("kernel.o");
    Path log = dir.resolve("log");
    Process process =
        new ProcessBuilder(
                compiler.orElseThrow().toString(),
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
            .redirectOutput(log.toFile())
            .start();
    int exit = process.waitFor();
    assertEquals(0, exit, Files.readString(log, StandardCharsets.UTF_8));
    assertTrue(Files.size(object) > 0);
  }
}
