package org.tornorm.hip;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Compiled code on disk, one file for each key. A file holds a magic word, its key, a digest of the
 * code and the code; one that does not fit to the byte is not used, and is replaced.
 */
final class CodeCache {
  private static final System.Logger LOG = System.getLogger("org.tornorm.hip");
  private static final byte[] MAGIC = "TORNORM1".getBytes(StandardCharsets.US_ASCII);
  private static final int DIGEST_BYTES = 32;
  private static final int HEADER_BYTES = MAGIC.length + 2 * DIGEST_BYTES;

  private final Path directory;

  /** Makes a cache in a directory, which need not exist; null for none. */
  CodeCache(Path directory) {
    this.directory = directory;
  }

  /** Returns the key of what is compiled: everything that could change the code is in it. */
  static byte[] key(
      KernelSource source, String architecture, List<String> options, String compilerVersion) {
    MessageDigest digest = sha256();
    for (String part :
        List.of(
            source.kernel(),
            source.primitives(),
            architecture,
            String.join(" ", options),
            compilerVersion)) {
      byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
      digest.update(ByteBuffer.allocate(4).putInt(0, bytes.length));
      digest.update(bytes);
    }
    return digest.digest();
  }

  Optional<byte[]> read(byte[] key) {
    if (directory == null) {
      return Optional.empty();
    }
    Path file = file(key);
    try {
      byte[] content = Files.readAllBytes(file);
      if (content.length > HEADER_BYTES) {
        byte[] code = Arrays.copyOfRange(content, HEADER_BYTES, content.length);
        if (Arrays.equals(header(key, code), Arrays.copyOf(content, HEADER_BYTES))) {
          return Optional.of(code);
        }
      }
      LOG.log(System.Logger.Level.WARNING, "{0} is damaged: it is compiled anew", file);
    } catch (NoSuchFileException e) {
      // The usual first time.
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, "could not read {0}: {1}", file, e);
    }
    return Optional.empty();
  }

  /** Writes an entry; a failure costs only the next compilation and is logged. */
  void write(byte[] key, byte[] code) {
    if (directory == null) {
      return;
    }
    Path file = file(key);
    try {
      Files.createDirectories(directory);
      Path part = Files.createTempFile(directory, file.getFileName().toString(), ".part");
      try {
        Files.write(
            part,
            ByteBuffer.allocate(HEADER_BYTES + code.length)
                .put(header(key, code))
                .put(code)
                .array());
        moveInPlace(part, file);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, "could not cache compiled code in {0}: {1}", file, e);
    }
  }

  private static void moveInPlace(Path part, Path file) throws IOException {
    try {
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private Path file(byte[] key) {
    return directory.resolve(HexFormat.of().formatHex(key) + ".code");
  }

  private static byte[] header(byte[] key, byte[] code) {
    return ByteBuffer.allocate(HEADER_BYTES).put(MAGIC).put(key).put(sha256().digest(code)).array();
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
