package org.tornorm.hip;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.annotations.SerializedName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tornorm.InvalidSettingException;

/** Code objects that were compiled elsewhere: a directory with a manifest. */
final class CodeObjects {
  static final String MANIFEST = "manifest.json";
  static final int MANIFEST_VERSION = 1;

  private static final CodeObjects NONE = new CodeObjects(null, List.of());

  /**
   * One code object.
   *
   * @param file its name within the directory
   * @param architecture what it was compiled for, such as gfx942
   * @param compiler name and version of the compiler
   * @param symbol the kernel's name
   * @param macros what is compiled in
   * @param block threads of a block
   * @param rowsPerBlock rows that a block normalizes; a launch takes ceil(rows / rowsPerBlock)
   *     blocks
   * @param spec an example of a spec that it serves
   * @param launches grid of a launch over given numbers of rows
   */
  record Entry(
      String file,
      String architecture,
      String compiler,
      String symbol,
      Map<String, Integer> macros,
      int block,
      @SerializedName("rows_per_block") int rowsPerBlock,
      String spec,
      List<Launch> launches) {}

  /** The grid of a launch. */
  record Launch(long rows, int blocks) {}

  /** One argument of the kernel. */
  record Argument(String name, String type, int offset, int bytes) {}

  /** The whole manifest. */
  record Manifest(int version, List<Argument> arguments, List<Entry> kernels) {}

  private final Path directory;
  private final List<Entry> entries;

  private CodeObjects(Path directory, List<Entry> entries) {
    this.directory = directory;
    this.entries = entries;
  }

  /** Opens a directory; null for none. */
  static CodeObjects in(Path directory) {
    if (directory == null) {
      return NONE;
    }
    try {
      Manifest manifest =
          new Gson().fromJson(Files.readString(directory.resolve(MANIFEST)), Manifest.class);
      check(manifest);
      return new CodeObjects(directory, manifest.kernels());
    } catch (IOException | JsonParseException e) {
      throw new InvalidSettingException(
          HipOptions.CODE_OBJECTS_PROPERTY
              + " names '"
              + directory
              + "', whose "
              + MANIFEST
              + " cannot be read ("
              + e.getMessage()
              + "): make it by `tornorm compile`");
    }
  }

  private static void check(Manifest manifest) {
    if (manifest == null || manifest.kernels() == null) {
      throw new JsonParseException("it lists no kernels");
    }
    if (manifest.version() != MANIFEST_VERSION) {
      throw new JsonParseException(
          "it is of version " + manifest.version() + ", " + MANIFEST_VERSION + " is wanted");
    }
    for (Entry e : manifest.kernels()) {
      if (e == null || e.file() == null || e.architecture() == null || e.macros() == null) {
        throw new JsonParseException("a kernel lacks file, architecture or macros: " + e);
      }
    }
  }

  /** Returns the code of a variant for an architecture, features such as :sramecc+ left aside. */
  Optional<byte[]> find(Variant variant, String architecture) {
    String base = architecture.split(":", 2)[0];
    for (Entry e : entries) {
      if (e.architecture().equals(base) && e.macros().equals(variant.macros())) {
        try {
          return Optional.of(Files.readAllBytes(directory.resolve(e.file())));
        } catch (IOException x) {
          throw new GpuException(
              -1, "could not read code object " + directory.resolve(e.file()) + ": " + x);
        }
      }
    }
    return Optional.empty();
  }
}
