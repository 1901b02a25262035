package org.tornorm.hip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compiled code on disk: what is damaged is never returned, what is written is whole. */
class CodeCacheTest {
  private static final byte[] KEY = key("-DTN_OP=0");
  private static final byte[] CODE = code(1, 5000);

  // Held here, as the log manager holds it weakly.
  private static final Logger LOG = Logger.getLogger("org.tornorm.hip");
  private static final List<String> WARNINGS = new CopyOnWriteArrayList<>();

  private static final Handler COLLECTOR =
      new Handler() {
        @Override
        public void publish(LogRecord r) {
          WARNINGS.add(new SimpleFormatter().formatMessage(r));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @TempDir Path directory;
  private CodeCache cache;

  @BeforeAll
  static void collectWarnings() {
    LOG.addHandler(COLLECTOR);
    LOG.setUseParentHandlers(false);
  }

  @AfterAll
  static void printWarningsAgain() {
    LOG.setUseParentHandlers(true);
    LOG.removeHandler(COLLECTOR);
  }

  private static void assertWarned(Path file, String what) {
    assertTrue(
        WARNINGS.stream().anyMatch(w -> w.contains(file.toString()) && w.contains(what)),
        () -> "no warning '" + what + "' of " + file + ": " + WARNINGS);
  }

  @BeforeEach
  void open() {
    cache = new CodeCache(directory);
  }

  private static byte[] key(String option) {
    return CodeCache.key(KernelSource.FORWARD, "gfx942", List.of(option), "hiprtc 6.0");
  }

  private static byte[] code(long seed, int bytes) {
    byte[] code = new byte[bytes];
    new SplittableRandom(seed).nextBytes(code);
    return code;
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.toList();
    }
  }

  private Path onlyFile() throws IOException {
    List<Path> files = files();
    assertEquals(1, files.size(), files::toString);
    return files.getFirst();
  }

  @Test
  void returnsWhatWasWritten() throws IOException {
    assertTrue(cache.read(KEY).isEmpty());
    cache.write(KEY, CODE);
    assertArrayEquals(CODE, cache.read(KEY).orElseThrow());
    assertArrayEquals(CODE, new CodeCache(directory).read(KEY).orElseThrow());
    cache.write(KEY, code(2, 10));
    assertArrayEquals(code(2, 10), cache.read(KEY).orElseThrow());
    onlyFile();
  }

  @Test
  void everythingThatChangesTheCodeChangesTheKey() {
    KernelSource source = KernelSource.FORWARD;
    KernelSource otherKernel = new KernelSource(source.kernel() + " ", source.primitives());
    KernelSource otherPrimitives = new KernelSource(source.kernel(), source.primitives() + " ");
    KernelSource moved = new KernelSource(source.kernel() + "x", source.primitives().substring(1));
    List<String> options = List.of("-DTN_OP=0", "-DTN_ADD=1");
    Set<String> keys = new HashSet<>();
    for (byte[] key :
        List.of(
            CodeCache.key(source, "gfx942", options, "hiprtc 6.0"),
            CodeCache.key(otherKernel, "gfx942", options, "hiprtc 6.0"),
            CodeCache.key(otherPrimitives, "gfx942", options, "hiprtc 6.0"),
            CodeCache.key(moved, "gfx942", options, "hiprtc 6.0"),
            CodeCache.key(source, "gfx90a", options, "hiprtc 6.0"),
            CodeCache.key(source, "gfx942:sramecc+", options, "hiprtc 6.0"),
            CodeCache.key(source, "gfx942", options.reversed(), "hiprtc 6.0"),
            CodeCache.key(source, "gfx942", List.of("-DTN_OP=0"), "hiprtc 6.0"),
            CodeCache.key(source, "gfx942", options, "hiprtc 6.1"))) {
      assertTrue(keys.add(Arrays.toString(key)));
    }
    assertArrayEquals(KEY, key("-DTN_OP=0"));
  }

  /** What may become of a file. */
  enum Damage {
    EMPTY,
    ONE_BYTE_SHORT,
    HALF,
    ONLY_THE_HEADER,
    ONE_BYTE_LONG,
    TWICE,
    BIT_IN_THE_MAGIC_WORD,
    BIT_IN_THE_KEY,
    BIT_IN_THE_DIGEST,
    BIT_IN_THE_CODE,
    LAST_BIT,
    ZEROS,
    TEXT,
    OTHER_VERSION,
    ANOTHER_ENTRY;

    byte[] of(byte[] whole, byte[] another) {
      return switch (this) {
        case EMPTY -> new byte[0];
        case ONE_BYTE_SHORT -> Arrays.copyOf(whole, whole.length - 1);
        case HALF -> Arrays.copyOf(whole, whole.length / 2);
        case ONLY_THE_HEADER -> Arrays.copyOf(whole, whole.length - CODE.length);
        case ONE_BYTE_LONG -> Arrays.copyOf(whole, whole.length + 1);
        case TWICE -> {
          byte[] twice = Arrays.copyOf(whole, 2 * whole.length);
          System.arraycopy(whole, 0, twice, whole.length, whole.length);
          yield twice;
        }
        case BIT_IN_THE_MAGIC_WORD -> flipped(whole, 3);
        case BIT_IN_THE_KEY -> flipped(whole, 20);
        case BIT_IN_THE_DIGEST -> flipped(whole, 50);
        case BIT_IN_THE_CODE -> flipped(whole, whole.length - CODE.length / 2);
        case LAST_BIT -> flipped(whole, whole.length - 1);
        case ZEROS -> new byte[whole.length];
        case TEXT -> "no code".repeat(1000).getBytes(StandardCharsets.US_ASCII);
        case OTHER_VERSION -> {
          byte[] other = whole.clone();
          other[7]++;
          yield other;
        }
        case ANOTHER_ENTRY -> another;
      };
    }

    private static byte[] flipped(byte[] whole, int at) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 1;
      return damaged;
    }
  }

  @ParameterizedTest
  @EnumSource
  void damagedFilesAreReplaced(Damage damage) throws IOException {
    cache.write(key("-DTN_OP=1"), code(3, CODE.length));
    byte[] another = Files.readAllBytes(onlyFile());
    Files.delete(onlyFile());
    cache.write(KEY, CODE);
    Path file = onlyFile();
    byte[] damaged = damage.of(Files.readAllBytes(file), another);
    Files.write(file, damaged);
    assertTrue(cache.read(KEY).isEmpty());
    assertWarned(file, "is damaged: it is compiled anew");
    cache.write(KEY, CODE);
    assertArrayEquals(CODE, cache.read(KEY).orElseThrow());
    onlyFile();
  }

  @Test
  void noDirectoryKeepsNothing() {
    CodeCache none = new CodeCache(null);
    none.write(KEY, CODE);
    assertTrue(none.read(KEY).isEmpty());
  }

  @Test
  void aDirectoryThatCannotBeMadeOnlyCostsTheCache() throws IOException {
    // Permissions do not stop root, but no one makes a directory beneath a file.
    Path file = Files.writeString(directory.resolve("file"), "in the way");
    CodeCache unwritable = new CodeCache(file.resolve("cache"));
    unwritable.write(KEY, CODE);
    assertTrue(unwritable.read(KEY).isEmpty());
    assertEquals("in the way", Files.readString(file));
    assertWarned(file, "could not cache compiled code");
  }

  @Test
  void anEntryThatIsADirectoryOnlyCostsThatEntry() throws IOException {
    cache.write(KEY, CODE);
    Path file = onlyFile();
    Files.delete(file);
    Files.createDirectories(file.resolve("within"));
    assertTrue(cache.read(KEY).isEmpty());
    cache.write(KEY, CODE);
    assertTrue(cache.read(KEY).isEmpty());
    assertTrue(Files.isDirectory(file.resolve("within")));
    assertEquals(1, files().size(), "no part is left behind");
  }

  @Test
  void readersSeeWholeEntriesWhileOthersWrite() throws Exception {
    byte[][] codes = {code(5, 300_000), code(6, 200_000), code(7, 1)};
    cache.write(KEY, codes[0]);
    List<Callable<Integer>> tasks = new ArrayList<>();
    for (byte[] code : codes) {
      tasks.add(
          () -> {
            for (int i = 0; i < 100; i++) {
              new CodeCache(directory).write(KEY, code);
            }
            return 0;
          });
    }
    for (int t = 0; t < 3; t++) {
      tasks.add(
          () -> {
            int seen = 0;
            for (int i = 0; i < 200; i++) {
              byte[] read = new CodeCache(directory).read(KEY).orElseThrow();
              assertTrue(Stream.of(codes).anyMatch(c -> Arrays.equals(c, read)));
              seen++;
            }
            return seen;
          });
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(tasks.size())) {
      int seen = 0;
      for (Future<Integer> f : threads.invokeAll(tasks)) {
        seen += f.get();
      }
      assertEquals(600, seen);
    }
    assertFalse(onlyFile().toString().endsWith(".part"));
  }
}
