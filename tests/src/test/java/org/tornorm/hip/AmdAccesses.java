package org.tornorm.hip;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The instructions of a code object that access global memory, as llvm-objdump shows them.
 *
 * @param loads how many there are, by their bytes a lane
 * @param stores the same
 * @param others those that are neither: to scratch memory, to an unknown address space, atomic
 */
record AmdAccesses(Map<Integer, Integer> loads, Map<Integer, Integer> stores, List<String> others) {
  /** Every access to memory but those to local memory and the scalar ones to the arguments. */
  private static final Pattern ACCESS =
      Pattern.compile(
          "^\\s+(global|flat|scratch|buffer)_(load|store|atomic)_(\\w+)", Pattern.MULTILINE);

  /** Reads the code of a file. */
  static AmdAccesses read(String objdump, byte[] code) {
    try {
      Path file = Files.createTempFile("tornorm", ".hsaco");
      try {
        Files.write(file, code);
        Process process = new ProcessBuilder(objdump, "-d", file.toString()).start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
          throw new AssertionError(
              objdump
                  + " failed: "
                  + new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
        }
        return of(text);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("could not run " + objdump, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(objdump + " was interrupted", e);
    }
  }

  static AmdAccesses of(String disassembly) {
    Map<Integer, Integer> loads = new TreeMap<>();
    Map<Integer, Integer> stores = new TreeMap<>();
    List<String> others = new ArrayList<>();
    Matcher m = ACCESS.matcher(disassembly);
    while (m.find()) {
      if (!m.group(1).equals("global") || m.group(2).equals("atomic")) {
        others.add(m.group().strip());
        continue;
      }
      (m.group(2).equals("load") ? loads : stores).merge(bytesOf(m.group(3)), 1, Integer::sum);
    }
    return new AmdAccesses(loads, stores, others);
  }

  private static int bytesOf(String type) {
    String plain = type.replaceAll("_?(d16_hi|d16)_?", "");
    return switch (plain) {
      case "dwordx4", "b128" -> 16;
      case "dwordx3", "b96" -> 12;
      case "dwordx2", "b64" -> 8;
      case "dword", "b32" -> 4;
      case "ushort", "sshort", "short", "u16", "i16", "b16" -> 2;
      case "ubyte", "sbyte", "byte", "u8", "i8", "b8" -> 1;
      default -> throw new AssertionError("no width known of " + type);
    };
  }
}
