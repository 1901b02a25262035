package org.tornorm.io;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.tornorm.DType;
import org.tornorm.TensorFileException;

/**
 * An open safetensors file: an 8-byte little-endian header length, a JSON header that gives each
 * tensor's dtype, shape and place, and the data. The whole header is checked when the file is
 * opened; data is memory-mapped, read-only, and valid until {@link #close}. Safe to use from many
 * threads.
 */
public final class SafeTensors implements AutoCloseable {
  /** The longest header that is read, in bytes; the same limit as the format's own library. */
  public static final long MAX_HEADER_BYTES = 100_000_000;

  private static final int LENGTH_BYTES = 8;
  private static final ValueLayout.OfLong LENGTH =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final int MANY_NAMES = 8;
  private static final long WRITE_CHUNK_BYTES = 64L << 20;

  private final String file;
  private final Header header;
  private final MemorySegment data;
  private final Arena arena;

  private SafeTensors(String file, Header header, MemorySegment data, Arena arena) {
    this.file = file;
    this.header = header;
    this.data = data;
    this.arena = arena;
  }

  /**
   * Maps a file and checks its header.
   *
   * @throws TensorFileException if the file cannot be read or its header does not hold
   */
  @SuppressWarnings("MustBeClosedChecker") // The result owns the arena, or it is closed here.
  public static SafeTensors open(Path path) {
    Arena arena = Arena.ofShared();
    SafeTensors opened = null;
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      if (Files.isDirectory(path)) {
        throw new TensorFileException(path + " is a directory: name a safetensors file");
      }
      MemorySegment contents = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
      opened = parse(path.toString(), contents, arena);
      return opened;
    } catch (NoSuchFileException e) {
      throw new TensorFileException(path + " does not exist: check the path", e);
    } catch (IOException e) {
      throw new TensorFileException(
          path + " cannot be read (" + reason(e) + "): check the file and its permissions", e);
    } finally {
      if (opened == null) {
        arena.close();
      }
    }
  }

  /**
   * Checks the header of a file that is in memory already; closing the result leaves it alone.
   *
   * @param label what messages call the file
   * @throws TensorFileException if the header does not hold
   */
  public static SafeTensors of(String label, MemorySegment contents) {
    return parse(label, contents.asReadOnly(), null);
  }

  private static SafeTensors parse(String file, MemorySegment contents, Arena arena) {
    long size = contents.byteSize();
    if (size < LENGTH_BYTES) {
      throw new TensorFileException(
          file
              + " has "
              + size
              + " bytes: a safetensors file has at least 8, it is truncated or of another format");
    }
    long length = contents.get(LENGTH, 0);
    if (length < 2 || length > MAX_HEADER_BYTES) {
      throw new TensorFileException(
          file
              + " gives a header of "
              + Long.toUnsignedString(length)
              + " bytes: 2 to "
              + MAX_HEADER_BYTES
              + " are possible, it is damaged or no safetensors file");
    }
    if (length > size - LENGTH_BYTES) {
      throw new TensorFileException(
          file
              + " has "
              + size
              + " bytes, but its header alone needs "
              + (LENGTH_BYTES + length)
              + ": it is truncated, copy it again");
    }
    byte[] json = contents.asSlice(LENGTH_BYTES, length).toArray(ValueLayout.JAVA_BYTE);
    MemorySegment data = contents.asSlice(LENGTH_BYTES + length);
    return new SafeTensors(file, Header.parse(file, json, data.byteSize()), data, arena);
  }

  /** Returns the free-form entries of the header. */
  public Map<String, String> metadata() {
    return header.metadata();
  }

  /** Returns the names of the tensors, in the order of the header. */
  public Set<String> names() {
    return Collections.unmodifiableSet(header.entries().keySet());
  }

  /**
   * Returns a tensor; its data is a view of the file.
   *
   * @throws TensorFileException if there is none of that name, or it is of a dtype that is not
   *     supported
   */
  public Tensor get(String name) {
    Header.Entry e = header.entries().get(name);
    if (e == null) {
      throw new TensorFileException(file + " has no tensor '" + name + "': " + present(name));
    }
    DType dtype =
        e.known()
            .orElseThrow(
                () ->
                    new TensorFileException(
                        file
                            + ": tensor '"
                            + name
                            + "' is of dtype "
                            + e.dtype()
                            + ": only "
                            + Arrays.stream(DType.values())
                                .map(DType::name)
                                .collect(Collectors.joining(", "))
                            + " can be read, convert it"));
    return new Tensor(name, dtype, e.shape(), data.asSlice(e.begin(), e.end() - e.begin()));
  }

  private String present(String wanted) {
    List<String> names = new ArrayList<>(names());
    if (names.isEmpty()) {
      return "it holds no tensor at all, use another file";
    }
    if (names.size() <= MANY_NAMES) {
      return "it holds " + String.join(", ", names);
    }
    names.sort(Comparator.comparingInt(n -> editDistance(n, wanted)));
    return "it holds "
        + names.size()
        + " tensors, the nearest names are "
        + String.join(", ", names.subList(0, MANY_NAMES));
  }

  /** Returns the Levenshtein distance, by the usual table of which one row is kept. */
  private static int editDistance(String a, String b) {
    int[] row = new int[b.length() + 1];
    Arrays.setAll(row, j -> j);
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }

  /** Unmaps the file; closing again does nothing. Tensors from it throw when they are read. */
  @Override
  public void close() {
    if (arena != null && arena.scope().isAlive()) {
      arena.close();
    }
  }

  /**
   * Writes a file whole or not at all: to a temporary file beside it, which then takes its name and
   * replaces a file of that name. Wider elements come first, so that all data is aligned.
   *
   * @throws TensorFileException if names repeat or the file cannot be written; a file that was
   *     there is left as it was
   */
  public static void write(Path path, List<Tensor> tensors, Map<String, String> metadata) {
    List<Tensor> ordered = new ArrayList<>(tensors);
    ordered.sort(Comparator.comparing(t -> -t.dtype().bytes()));
    byte[] json = header(path, ordered, metadata);
    Path temporary = null;
    try {
      Path target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        throw new TensorFileException(
            path + " is no regular file and would be replaced: name a file to write");
      }
      temporary =
          target.resolveSibling(
              "."
                  + target.getFileName()
                  + "."
                  + ProcessHandle.current().pid()
                  + "-"
                  + System.nanoTime()
                  + ".tmp");
      try (FileChannel out =
          FileChannel.open(temporary, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
        ByteBuffer length = ByteBuffer.allocate(LENGTH_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        writeFully(out, length.putLong(json.length).flip());
        writeFully(out, ByteBuffer.wrap(json));
        for (Tensor t : ordered) {
          long size = t.data().byteSize();
          for (long at = 0; at < size; at += WRITE_CHUNK_BYTES) {
            long chunk = Math.min(WRITE_CHUNK_BYTES, size - at);
            writeFully(out, t.data().asSlice(at, chunk).asByteBuffer());
          }
        }
        out.force(true);
      }
      move(temporary, target);
    } catch (IOException e) {
      throw new TensorFileException(
          path
              + " cannot be written ("
              + reason(e)
              + "): check that its directory exists, is writable and has space",
          e);
    } finally {
      deleteQuietly(temporary);
    }
  }

  private static byte[] header(Path path, List<Tensor> tensors, Map<String, String> metadata) {
    JsonObject root = new JsonObject();
    if (!metadata.isEmpty()) {
      JsonObject entries = new JsonObject();
      metadata.forEach(entries::addProperty);
      root.add(Header.METADATA, entries);
    }
    Set<String> seen = new HashSet<>(Set.of(Header.METADATA));
    long begin = 0;
    for (Tensor t : tensors) {
      if (!seen.add(t.name())) {
        throw new TensorFileException(
            path
                + " would hold two tensors '"
                + t.name()
                + "': give each a name of its own, and none "
                + Header.METADATA);
      }
      long end = begin + t.data().byteSize();
      root.add(t.name(), Header.entry(t, begin, end));
      begin = end;
    }
    byte[] json = root.toString().getBytes(UTF_8);
    // Spaces behind the header align the data to 8 bytes.
    byte[] padded = Arrays.copyOf(json, (json.length + 7) / 8 * 8);
    Arrays.fill(padded, json.length, padded.length, (byte) ' ');
    if (padded.length > MAX_HEADER_BYTES) {
      throw new TensorFileException(
          path
              + " would have a header of "
              + padded.length
              + " bytes: at most "
              + MAX_HEADER_BYTES
              + " are possible, write fewer tensors");
    }
    return padded;
  }

  private static void writeFully(FileChannel out, ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      out.write(buffer);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void deleteQuietly(Path temporary) {
    try {
      if (temporary != null) {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      System.getLogger("org.tornorm")
          .log(System.Logger.Level.WARNING, "left behind: " + temporary, e);
    }
  }

  /** Returns what an IOException adds to the path, which NIO gives as the whole message. */
  private static String reason(IOException e) {
    String reason =
        e instanceof java.nio.file.FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null
        ? e.getClass()
            .getSimpleName()
            .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
            .replace(" Exception", "")
        : reason;
  }
}
