package org.tornorm.hip;

import java.nio.file.Path;
import org.tornorm.InvalidSettingException;

/**
 * How the HIP path finds what it needs.
 *
 * @param library name or path of the HIP runtime, or of the CUDA driver; null to try the usual ones
 * @param compilerLibrary name or path of hiprtc or NVRTC; null to try the usual ones
 * @param device ordinal of the device
 * @param cache directory of compiled code; null for none
 * @param codeObjects directory that {@code tornorm compile} made; null for none
 */
public record HipOptions(
    String library, String compilerLibrary, int device, Path cache, Path codeObjects) {
  /** Names the runtime's library; so does {@value #LIBRARY_VARIABLE}. */
  public static final String LIBRARY_PROPERTY = "tornorm.hip.library";

  /** The environment variable for {@value #LIBRARY_PROPERTY}. */
  public static final String LIBRARY_VARIABLE = "TORNORM_HIP_LIBRARY";

  /** Names the run-time compiler's library; so does {@value #COMPILER_VARIABLE}. */
  public static final String COMPILER_PROPERTY = "tornorm.hip.rtc";

  /** The environment variable for {@value #COMPILER_PROPERTY}. */
  public static final String COMPILER_VARIABLE = "TORNORM_HIP_RTC";

  /** Chooses a device by its ordinal; 0 by default. */
  public static final String DEVICE_PROPERTY = "tornorm.hip.device";

  /** Names the directory of compiled code; empty for none. */
  public static final String CACHE_PROPERTY = "tornorm.hip.cache";

  /** Names a directory that {@code tornorm compile} made. */
  public static final String CODE_OBJECTS_PROPERTY = "tornorm.hip.codeobjects";

  /**
   * Reads the system properties and environment variables.
   *
   * @throws InvalidSettingException if the device is no number
   */
  public static HipOptions ofProperties() {
    return new HipOptions(
        setting(LIBRARY_PROPERTY, LIBRARY_VARIABLE),
        setting(COMPILER_PROPERTY, COMPILER_VARIABLE),
        deviceOrdinal(),
        cacheDirectory(),
        directory(System.getProperty(CODE_OBJECTS_PROPERTY)));
  }

  /** Returns these options for another device. */
  HipOptions onDevice(int ordinal) {
    return new HipOptions(library, compilerLibrary, ordinal, cache, codeObjects);
  }

  private static int deviceOrdinal() {
    String value = System.getProperty(DEVICE_PROPERTY, "0");
    try {
      return Integer.parseInt(value.strip());
    } catch (NumberFormatException e) {
      throw new InvalidSettingException(
          DEVICE_PROPERTY + " is '" + value + "': give the ordinal of a device, such as 0");
    }
  }

  private static Path cacheDirectory() {
    String property = System.getProperty(CACHE_PROPERTY);
    if (property != null) {
      return directory(property);
    }
    Path xdg = directory(System.getenv("XDG_CACHE_HOME"));
    Path base = xdg == null ? Path.of(System.getProperty("user.home"), ".cache") : xdg;
    return base.resolve("tornorm").resolve("hip");
  }

  private static Path directory(String name) {
    return name == null || name.isBlank() ? null : Path.of(name);
  }

  private static String setting(String property, String variable) {
    String value = System.getProperty(property, System.getenv(variable));
    return value == null || value.isBlank() ? null : value;
  }
}
