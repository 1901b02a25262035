package org.tornorm.hip;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A clang program that compiles HIP without ROCm: the sources need no header and no library. */
final class ClangCompiler implements KernelCompiler, AutoCloseable {
  private final String program;
  private final String version;
  private final Path directory;

  /**
   * Finds the program.
   *
   * @param program its name or path, such as clang-22
   * @throws GpuException if it cannot be started
   */
  ClangCompiler(String program) {
    this.program = program;
    this.version = run(List.of(program, "--version")).lines().findFirst().orElse(program);
    try {
      this.directory = Files.createTempDirectory("tornorm-clang");
      KernelSource s = KernelSource.FORWARD;
      Files.writeString(directory.resolve(KernelSource.KERNEL_NAME), s.kernel());
      Files.writeString(directory.resolve(KernelSource.PRIMITIVES_NAME), s.primitives());
    } catch (IOException e) {
      throw new UncheckedIOException("could not write the kernel sources for " + program, e);
    }
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public byte[] compile(KernelSource source, String architecture, List<String> definitions) {
    try {
      Path out = Files.createTempFile(directory, "kernel", ".hsaco");
      List<String> command = new ArrayList<>();
      command.add(program);
      command.addAll(
          List.of(
              "-x",
              "hip",
              "--offload-device-only",
              "--no-gpu-bundle-output",
              "-nogpuinc",
              "-nogpulib",
              "-O3",
              "-std=c++17",
              "-Wall",
              "-Werror",
              "--offload-arch=" + architecture));
      command.addAll(definitions);
      command.add(directory.resolve(KernelSource.KERNEL_NAME).toString());
      command.add("-o");
      command.add(out.toString());
      run(command);
      byte[] code = Files.readAllBytes(out);
      Files.delete(out);
      return code;
    } catch (IOException e) {
      throw new UncheckedIOException("could not read what " + program + " wrote", e);
    }
  }

  private static String run(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int status = process.waitFor();
      if (status != 0) {
        throw new GpuException(
            status, command.getFirst() + " failed (" + status + "): " + output.strip());
      }
      return output;
    } catch (IOException e) {
      throw new GpuException(
          -1, "could not start " + command.getFirst() + ": " + e.getMessage() + "; install it");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new GpuException(-1, command.getFirst() + " was interrupted");
    }
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(directory);
    } catch (IOException e) {
      HipPath.LOG.log(System.Logger.Level.DEBUG, "could not clean up {0}: {1}", directory, e);
    }
  }
}
