package org.tornorm.cpu;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tornorm.InvalidSettingException;

/**
 * Settings of the CPU path.
 *
 * @param threads how many threads a large call may use, the caller's included; at least 1
 * @param vectorBits the vector width, 0 for plain Java loops
 */
public record CpuOptions(int threads, int vectorBits) {
  /** The system property for the number of threads, by default one per available processor. */
  public static final String THREADS_PROPERTY = "tornorm.cpu.threads";

  /** The system property for the vector width: off, 128, 256 or 512; it may only lower it. */
  public static final String VECTOR_PROPERTY = "tornorm.cpu.vector";

  private static final int MAX_THREADS = 1024;
  private static final int[] WIDTHS = {0, 128, 256, 512};

  /**
   * Checks the values.
   *
   * @throws InvalidSettingException if the number of threads or the width is not one that exists,
   *     or the width is more than this JVM offers
   */
  public CpuOptions {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new InvalidSettingException("threads is " + threads + ": give 1 to " + MAX_THREADS);
    }
    requireWidth("vectorBits", Integer.toString(vectorBits), vectorBits);
  }

  /** Returns one thread per available processor and the width that this JVM prefers. */
  public static CpuOptions defaults() {
    return new CpuOptions(availableThreads(), VectorSupport.preferredBits());
  }

  /**
   * Returns the defaults, changed by {@value #THREADS_PROPERTY} and {@value #VECTOR_PROPERTY}.
   *
   * @throws InvalidSettingException naming the property, its value and the values known
   */
  public static CpuOptions fromProperties() {
    CpuOptions defaults = defaults();
    String threads = System.getProperty(THREADS_PROPERTY);
    String vector = System.getProperty(VECTOR_PROPERTY);
    return new CpuOptions(
        threads == null ? defaults.threads : parseThreads(threads),
        vector == null ? defaults.vectorBits : parseWidth(vector));
  }

  private static int availableThreads() {
    return Math.min(MAX_THREADS, Runtime.getRuntime().availableProcessors());
  }

  private static int parseThreads(String value) {
    int available = availableThreads();
    int threads = parse(value);
    if (threads < 1 || threads > available) {
      throw new InvalidSettingException(
          THREADS_PROPERTY + "=" + value + ": give a number from 1 to " + available);
    }
    return threads;
  }

  private static int parseWidth(String value) {
    int bits = value.equals("off") ? 0 : value.equals("0") ? -1 : parse(value);
    requireWidth(VECTOR_PROPERTY, value, bits);
    return bits;
  }

  private static int parse(String value) {
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  private static void requireWidth(String setting, String value, int bits) {
    int most = VectorSupport.preferredBits();
    if (bits > most || IntStream.of(WIDTHS).noneMatch(w -> w == bits)) {
      String known =
          Arrays.stream(WIDTHS)
              .filter(w -> w <= most)
              .mapToObj(w -> w == 0 ? "off" : Integer.toString(w))
              .collect(Collectors.joining(", "));
      throw new InvalidSettingException(
          setting + "=" + value + ": known here: " + known + VectorSupport.remedy("; for more, "));
    }
  }
}
