package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.tornorm.hip.HipEmulator;

/** The emulator's own test: it finds every fault that is planted in the real kernel sources. */
@Execution(ExecutionMode.CONCURRENT)
class HipEmulatorSelfTest {
  @Test
  void findsPlantedFaults() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    HipEmulator.selftest().forEach(p -> command.add(p.toString()));
    command.add(Path.of("..", "hip-kernels", "src", "main", "hip").toString());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), out);
    assertTrue(out.lines().toList().getLast().matches("\\d{4} checks, 0 failures"), out);
  }
}
