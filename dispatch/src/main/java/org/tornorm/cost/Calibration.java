package org.tornorm.cost;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tornorm.InvalidSettingException;

/**
 * Figures that {@code tornorm calibrate} measured, as they lie in a file. A file that does not fit,
 * for whatever reason, counts as empty, after one line in the log that says why.
 *
 * @param entries one for each path and what it ran on
 */
public record Calibration(List<Entry> entries) {
  /** The system property that names the file; empty for none. */
  public static final String PROPERTY = "tornorm.calibration";

  /** What was measured by another version or JVM does not fit. */
  static final int VERSION = 2;

  private static final System.Logger LOG = System.getLogger("org.tornorm");
  private static final String AGAIN = ": run 'tornorm calibrate' again";

  /** A file that is longer is none of ours. */
  private static final long MAX_BYTES = 16 << 20;

  /** A calibration without figures. */
  public static final Calibration EMPTY = new Calibration(List.of());

  /**
   * What was measured of one path.
   *
   * @param path its name
   * @param runsOn what it ran on: device, driver and library, as its availability gives them
   * @param date when
   * @param cost its figures; null where only launches were tuned
   * @param tuning launches that were faster than the path's own choice, by names the path gave
   */
  public record Entry(
      String path,
      String runsOn,
      LocalDate date,
      PathCost cost,
      Map<String, Map<String, Double>> tuning) {
    /** Copies the tuning. */
    public Entry {
      tuning = Map.copyOf(tuning);
    }

    /** Returns this entry with other tuned launches. */
    public Entry withTuning(Map<String, Map<String, Double>> other) {
      return new Entry(path, runsOn, date, cost, other);
    }
  }

  /**
   * Refuses two entries of one path on one device.
   *
   * @throws IllegalArgumentException if there are
   */
  public Calibration {
    entries = List.copyOf(entries);
    Set<List<String>> seen = new HashSet<>();
    for (Entry e : entries) {
      if (!seen.add(List.of(e.path(), e.runsOn()))) {
        throw new IllegalArgumentException(
            "there are two entries of path " + e.path() + " on " + e.runsOn());
      }
    }
  }

  /** Returns the entry of a path on this device. */
  public Optional<Entry> find(String path, String runsOn) {
    return entries.stream()
        .filter(e -> e.path().equals(path) && e.runsOn().equals(runsOn))
        .findFirst();
  }

  /** Returns these entries with this one in place of that of the same path and device. */
  public Calibration with(Entry entry) {
    List<Entry> changed = new ArrayList<>(entries);
    changed.removeIf(e -> e.path().equals(entry.path()) && e.runsOn().equals(entry.runsOn()));
    changed.add(entry);
    return new Calibration(changed);
  }

  /** What a file held when it was read last. */
  private record Loaded(Path file, Object stamp, Calibration calibration) {}

  private static Loaded loaded;

  /**
   * Returns the file's figures. It is read, and its faults are logged, once for each time that it
   * changes, however often this is asked.
   */
  public static synchronized Calibration current() {
    Optional<Path> file = file();
    if (file.isEmpty()) {
      return EMPTY;
    }
    Object stamp = stamp(file.get());
    if (loaded == null || !loaded.file().equals(file.get()) || !loaded.stamp().equals(stamp)) {
      loaded = new Loaded(file.get(), stamp, readOrLog(file.get()));
    }
    return loaded.calibration();
  }

  private static Object stamp(Path file) {
    try {
      return List.of(Files.getLastModifiedTime(file), Files.size(file));
    } catch (IOException e) {
      return "absent or unreadable";
    }
  }

  private static Calibration readOrLog(Path file) {
    try {
      return read(file);
    } catch (NoSuchFileException e) {
      return EMPTY;
    } catch (IOException e) {
      String why = e instanceof MisfitException ? e.getMessage() : "it cannot be read (" + e + ")";
      LOG.log(
          e instanceof MisfitException m && !m.damaged
              ? System.Logger.Level.INFO
              : System.Logger.Level.WARNING,
          "{0}",
          "the calibration " + file + " is not used: " + why + AGAIN);
      return EMPTY;
    }
  }

  /**
   * Returns the file that the property {@value #PROPERTY} names, or else that in the user's cache
   * directory; empty for none.
   */
  public static Optional<Path> file() {
    String property = System.getProperty(PROPERTY);
    if (property != null) {
      return property.isBlank() ? Optional.empty() : Optional.of(Path.of(property));
    }
    String xdg = System.getenv("XDG_CACHE_HOME");
    Path base =
        xdg == null || xdg.isBlank()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(xdg);
    return Optional.of(base.resolve("tornorm").resolve("calibration.json"));
  }

  /** Says why a file does not fit. */
  static final class MisfitException extends IOException {
    private static final long serialVersionUID = 1L;

    /** Whether the file is broken; else it is sound, but of another version. */
    final boolean damaged;

    MisfitException(boolean damaged, String message, Throwable cause) {
      super(message, cause);
      this.damaged = damaged;
    }
  }

  /**
   * Reads a file.
   *
   * @throws NoSuchFileException if there is none
   * @throws IOException if it cannot be read or does not fit; the message says why
   */
  static Calibration read(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new MisfitException(true, "it is a directory", null);
    }
    long size = Files.size(file);
    if (size > MAX_BYTES) {
      throw new MisfitException(true, "it has " + size + " bytes, more than any calibration", null);
    }
    try {
      return CalibrationJson.parse(Files.readString(file));
    } catch (MalformedInputException e) {
      throw new MisfitException(true, "it is no UTF-8 text", e);
    }
  }

  /**
   * Writes the file that {@link #file} names: whole, or not at all.
   *
   * @return the file
   * @throws InvalidSettingException if it cannot be written, or the property asks for none
   */
  public Path write() {
    Path file =
        file()
            .orElseThrow(
                () ->
                    new InvalidSettingException(
                        PROPERTY + " is empty: name the file to write, or leave it out"));
    try {
      Path directory = file.toAbsolutePath().getParent();
      Files.createDirectories(directory);
      Path part = Files.createTempFile(directory, file.getFileName().toString(), ".part");
      try {
        Files.writeString(part, CalibrationJson.format(this), StandardCharsets.UTF_8);
        move(part, file);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      throw new InvalidSettingException(
          file + " cannot be written (" + e + "): name another by -D" + PROPERTY);
    }
    return file;
  }

  private static void move(Path part, Path file) throws IOException {
    try {
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
