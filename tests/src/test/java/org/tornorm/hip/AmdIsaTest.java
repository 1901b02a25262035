package org.tornorm.hip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.Quantization;
import org.tornorm.hip.Geometry.Tail;
import org.tornorm.hip.KernelCatalog.Launchable;

/**
 * The machine code of five AMD architectures, as clang-22 makes it: nothing in scratch, nothing
 * spilled, few registers, whole vectors to and from memory, each row read once.
 *
 * <p>{@code docs/amd-isa.md} holds the figures. {@code ./mvnw verify} compiles each spec for some
 * architectures and holds it to that page; {@code -Dtornorm.tests=long} compiles all of them and
 * compares the whole page; with {@code -Dtornorm.isa=write} it writes the page.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("AmdIsaTest")
class AmdIsaTest {
  private static final List<String> ARCHITECTURES =
      List.of("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201");

  private static final List<Integer> COLS = List.of(3073, 4096, 8192, 131072);
  private static final List<Long> ROWS = List.of(1L, 32768L);

  /** Registers that leave 8 waves to a SIMD on CDNA: for 16 bits, up to so many columns. */
  private static final int MAX_VGPRS = 64;

  private static final int MAX_COLS = 8192;

  private static final Path PAGE = Path.of("..", "docs", "amd-isa.md");
  private static final String OBJDUMP = "llvm-objdump-22";

  private ClangCompiler clang;
  private final Map<String, Figures> compiled = new ConcurrentHashMap<>();

  /** One kernel to be compiled. */
  private record Job(String architecture, int cols, Launchable kernel) {
    NormSpec spec() {
      return kernel.spec();
    }

    boolean many() {
      return kernel.rows().contains(ROWS.getLast());
    }

    @Override
    public String toString() {
      return architecture + ", " + spec() + (many() ? "" : ", few rows");
    }
  }

  private record Figures(AmdCodeObject object, AmdAccesses accesses) {}

  @BeforeAll
  void findCompiler() {
    try {
      clang = new ClangCompiler("clang-22");
      new ProcessBuilder(OBJDUMP, "--version").start().waitFor();
    } catch (GpuException | IOException e) {
      throw Required.CLANG.missing(
          "AMD machine code left out: " + e.getMessage() + " (install clang-22 lld-22 llvm-22)");
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @AfterAll
  void close() {
    if (clang != null) {
      clang.close();
    }
  }

  private static List<Job> jobs(String architecture, int cols, NormSpec spec) {
    return KernelCatalog.launchables(spec, ROWS, DeviceProfile.typical(architecture)).stream()
        .map(kernel -> new Job(architecture, cols, kernel))
        .toList();
  }

  private static List<Job> allJobs() {
    List<Job> jobs = new ArrayList<>();
    for (int cols : COLS) {
      for (NormSpec spec : KernelCatalog.specs(cols)) {
        for (String architecture : ARCHITECTURES) {
          jobs.addAll(jobs(architecture, cols, spec));
        }
      }
    }
    return jobs;
  }

  /**
   * Returns each spec on one architecture for one row length, others for the next spec, and the
   * spec with the most operands of all everywhere.
   */
  private static List<Job> someJobs() {
    List<Job> jobs = new ArrayList<>();
    // 15 pairs of the first row lengths and the architectures, in turn.
    for (int i = 0; i < KernelCatalog.specs(1).size(); i++) {
      int cols = COLS.get(i % 3);
      jobs.addAll(jobs(ARCHITECTURES.get(i % 5), cols, KernelCatalog.specs(cols).get(i)));
    }
    for (int cols : COLS) {
      NormSpec largest =
          NormSpec.layer(cols)
              .dtype(DType.BF16)
              .weightDtype(DType.F32)
              .fusedAdd()
              .smoothInt8(DType.F32)
              .build();
      assertTrue(KernelCatalog.specs(cols).contains(largest), largest::toString);
      ARCHITECTURES.forEach(a -> jobs.addAll(jobs(a, cols, largest)));
    }
    return jobs;
  }

  private Map<Job, Figures> compile(List<Job> jobs) throws Exception {
    Map<Job, Future<Figures>> futures = new LinkedHashMap<>();
    try (ExecutorService processes = Executors.newFixedThreadPool(2)) {
      for (Job job : jobs) {
        futures.put(job, processes.submit(() -> compile(job)));
      }
    }
    Map<Job, Figures> figures = new LinkedHashMap<>();
    for (Map.Entry<Job, Future<Figures>> e : futures.entrySet()) {
      figures.put(e.getKey(), e.getValue().get());
    }
    return figures;
  }

  private Figures compile(Job job) {
    List<String> definitions = job.kernel().variant().definitions();
    return compiled.computeIfAbsent(
        job.architecture() + String.join(" ", definitions),
        _ -> {
          byte[] code = clang.compile(KernelSource.FORWARD, job.architecture(), definitions);
          return new Figures(AmdCodeObject.read(code), AmdAccesses.read(OBJDUMP, code));
        });
  }

  @Test
  void everySpecKeepsTheLimitsOnSomeArchitecture() throws Exception {
    Map<Job, Figures> figures = compile(someJobs());
    Page page = Page.read(PAGE);
    assertKeepLimits(figures, page);
    if (page.compiler().equals(clang.version())) {
      figures.forEach(
          (job, f) -> {
            Cell cell = page.cells().get(Cell.key(job));
            assertTrue(
                cell != null
                    && f.object().vgprs() <= cell.vgprs()
                    && f.object().ldsBytes() <= cell.ldsBytes(),
                () -> job + " has " + f.object() + ", " + PAGE + " says " + cell + WRITE_IT);
          });
    } else {
      System.out.println(
          "AMD machine code: figures not compared with "
              + PAGE
              + ", which is of "
              + page.compiler());
    }
    System.out.printf(
        "AMD machine code: %d variants of %s, at most %d VGPRs, no scratch, no spills%n",
        compiled.size(),
        clang.version(),
        figures.values().stream().mapToInt(f -> f.object().vgprs()).max().orElseThrow());
  }

  @Test
  @Tag("long")
  void everySpecKeepsTheLimitsOnEveryArchitecture() throws Exception {
    Map<Job, Figures> figures = compile(allJobs());
    String page = Page.of(clang.version(), figures);
    if ("write".equals(System.getProperty("tornorm.isa"))) {
      Files.createDirectories(PAGE.getParent());
      Files.writeString(PAGE, page);
    }
    assertKeepLimits(figures, Page.read(PAGE));
    assertEquals(Files.readString(PAGE), page, PAGE + WRITE_IT);
  }

  private static final String WRITE_IT =
      ": write it anew by ./mvnw verify -pl tests -am -Dtornorm.tests=long -Dtest=AmdIsaTest"
          + " -Dsurefire.failIfNoSpecifiedTests=false -Dtornorm.isa=write";

  private static void assertKeepLimits(Map<Job, Figures> figures, Page page) {
    List<String> broken = new ArrayList<>();
    figures.forEach(
        (job, f) -> {
          try {
            assertKeepsLimits(job, f, page);
          } catch (AssertionError e) {
            broken.add(job + ": " + e.getMessage());
          }
        });
    if (!broken.isEmpty()) {
      fail(broken.size() + " kernels break a limit:\n  " + String.join("\n  ", broken));
    }
  }

  private static void assertKeepsLimits(Job job, Figures f, Page page) {
    AmdCodeObject o = f.object();
    Geometry g = job.kernel().geometry();
    assertEquals(0, o.scratchBytes(), "bytes of scratch");
    assertEquals(0, o.vgprSpills(), "VGPRs spilled");
    assertEquals(0, o.sgprSpills(), "SGPRs spilled");
    assertEquals(0, o.agprs(), "accumulation registers");
    assertFalse(o.dynamicStack(), "dynamic stack");
    assertEquals(List.of(), f.accesses().others(), "accesses to other than global memory");
    assertEquals(DeviceProfile.typical(job.architecture()).waveSize(), o.waveSize(), "wave size");
    assertEquals(g.block(), o.maxBlock(), "threads of a block");
    if (job.spec().dtype().is16Bit() && job.cols() <= MAX_COLS) {
      int known = page.exceptions().getOrDefault(Cell.key(job), 0);
      assertTrue(
          o.vgprs() <= Math.max(MAX_VGPRS, known),
          () -> o.vgprs() + " VGPRs, more than " + MAX_VGPRS + ", " + PAGE + " names " + known);
    }
    assertAccesses(job.spec(), g, f.accesses());
  }

  /** Compares the instructions with what the kernel must move, so that nothing is read twice. */
  private static void assertAccesses(NormSpec spec, Geometry g, AmdAccesses found) {
    if (g.localVectors() > 0 || g.reread()) {
      assertTrue(spec.cols() > MAX_COLS, "the row is held in registers");
      assertEquals(List.of(16), List.copyOf(found.loads().keySet()), "loads");
      return;
    }
    boolean int8 = spec.quantization() != Quantization.NONE;
    // Where not all of y finds registers, it is computed again for int8, from the cached weights.
    int passes = int8 && g.vectors() * g.elements() > 32 ? 2 : 1;
    Map<Integer, Integer> loads = new TreeMap<>();
    Map<Integer, Integer> stores = new TreeMap<>();
    for (Operand o : Operand.ALL) {
      if (!o.in(spec)) {
        continue;
      }
      if (o.extent() == Operand.Extent.COLUMN) {
        stores.merge(Float.BYTES, 1, Integer::sum);
        continue;
      }
      int bytes = g.elements() * o.dtype(spec).bytes();
      int times = g.vectors() * (o.extent() == Operand.Extent.ROW ? passes : 1);
      (o.output() ? stores : loads)
          .merge(Math.min(bytes, 16), times * Math.max(1, bytes / 16), Integer::sum);
    }
    if (g.tail() == Tail.ELEMENTS) {
      // Whole vectors are as many; the last one's elements come one by one.
      assertEquals(loads.get(16), found.loads().get(16), "loads of 16 bytes");
      assertEquals(
          stores.getOrDefault(16, 0), found.stores().getOrDefault(16, 0), "stores of 16 bytes");
      assertTrue(
          found.loads().keySet().stream().allMatch(b -> b == 16 || b == 4 || b == 2), "loads");
    } else {
      assertEquals(loads, found.loads(), "loads by their bytes");
      assertEquals(stores, found.stores(), "stores by their bytes");
    }
  }

  /** The figures of the kernels of one group: the largest of each. */
  private record Cell(int vgprs, int ldsBytes) {
    /** Names the row and column of the page that a kernel counts to. */
    static String key(Job job) {
      return job.cols() + " | " + group(job.spec()) + " | " + job.architecture();
    }

    static String group(NormSpec spec) {
      return spec.op().word()
          + " "
          + spec.dtype().word()
          + (spec.fusedAdd() ? ", add" : "")
          + (spec.quantization() == Quantization.NONE ? "" : ", int8");
    }

    Cell with(AmdCodeObject o) {
      return new Cell(Math.max(vgprs, o.vgprs()), Math.max(ldsBytes, o.ldsBytes()));
    }

    @Override
    public String toString() {
      return vgprs + " / " + ldsBytes;
    }
  }

  /**
   * The page of figures.
   *
   * @param exceptions what takes more registers than wanted, by the key of its cell
   */
  private record Page(String compiler, Map<String, Cell> cells, Map<String, Integer> exceptions) {
    private static final String BY = "Compiler: ";
    private static final String NOT = "- ";

    static String of(String compiler, Map<Job, Figures> figures) {
      Map<String, Cell> cells = new LinkedHashMap<>();
      Map<Integer, Set<String>> rows = new TreeMap<>();
      Set<String> exceptions = new TreeSet<>();
      figures.forEach(
          (job, f) -> {
            cells.merge(
                Cell.key(job),
                new Cell(f.object().vgprs(), f.object().ldsBytes()),
                (a, _) -> a.with(f.object()));
            rows.computeIfAbsent(job.cols(), _ -> new LinkedHashSet<>())
                .add(Cell.group(job.spec()));
          });
      figures.forEach(
          (job, _) -> {
            Cell cell = cells.get(Cell.key(job));
            if (job.spec().dtype().is16Bit()
                && job.cols() <= MAX_COLS
                && cell.vgprs() > MAX_VGPRS) {
              exceptions.add(NOT + Cell.key(job) + " | " + cell.vgprs());
            }
          });
      StringBuilder s = new StringBuilder("# Machine code on AMD GPUs\n\n");
      s.append("Written by a test, which says how (`AmdIsaTest`): do not edit.\n\n");
      s.append(BY).append(compiler).append("\n\n");
      s.append(
          """
          Each cell is the largest number of vector registers (VGPRs) of a lane, and the largest
          local memory (LDS) of a block in bytes, among the kernels of its row: every dtype of
          weights and column scale, with and without gamma, beta, statistics and weight offset, for
          1 row and for 32768 rows of memory aligned to 16 bytes. No kernel uses scratch memory or
          spills a register. Up to 64 VGPRs leave 8 waves to a SIMD on CDNA. At 4096 and 8192
          columns every access to x, residual, weights and y is of 16 bytes, to int8 rows of as
          many bytes as a vector has elements; 3073 columns add accesses of one element for the
          last vector. Up to there each row is read once; of 131072 columns what neither registers
          nor local memory hold is read again. None of this was timed on an AMD GPU.
          """);
      s.append("\nOf 16 bits and up to ").append(MAX_COLS).append(" columns, ");
      s.append(exceptions.isEmpty() ? "none takes" : "these alone take");
      s.append(" more than ").append(MAX_VGPRS).append(" VGPRs");
      s.append(exceptions.isEmpty() ? ".\n" : ":\n\n");
      exceptions.forEach(e -> s.append(e).append('\n'));
      rows.forEach(
          (cols, groups) -> {
            s.append("\n## ").append(cols).append(" columns\n\n| kernel |");
            ARCHITECTURES.forEach(a -> s.append(' ').append(a).append(" |"));
            s.append("\n|---|").append("---|".repeat(ARCHITECTURES.size())).append('\n');
            for (String group : groups) {
              s.append("| ").append(group).append(" |");
              for (String a : ARCHITECTURES) {
                s.append(' ').append(cells.get(cols + " | " + group + " | " + a)).append(" |");
              }
              s.append('\n');
            }
          });
      return s.toString();
    }

    static Page read(Path file) throws IOException {
      String compiler = "";
      String cols = "";
      Map<String, Cell> cells = new HashMap<>();
      Map<String, Integer> exceptions = new HashMap<>();
      for (String line : Files.readAllLines(file)) {
        if (line.startsWith(BY)) {
          compiler = line.substring(BY.length());
        } else if (line.startsWith("## ")) {
          cols = line.split(" ", 3)[1];
        } else if (line.startsWith(NOT)) {
          int end = line.lastIndexOf(" | ");
          exceptions.put(
              line.substring(NOT.length(), end), Integer.parseInt(line.substring(end + 3)));
        } else if (line.startsWith("| ") && !line.startsWith("| kernel")) {
          List<String> parts = Stream.of(line.split("\\|", -1)).skip(1).map(String::strip).toList();
          for (int i = 0; i < ARCHITECTURES.size(); i++) {
            List<String> numbers = List.of(parts.get(i + 1).split(" / ", 2));
            cells.put(
                cols + " | " + parts.getFirst() + " | " + ARCHITECTURES.get(i),
                new Cell(
                    Integer.parseInt(numbers.getFirst()), Integer.parseInt(numbers.getLast())));
          }
        }
      }
      return new Page(compiler, cells, exceptions);
    }
  }

  /** The reader of instructions must see what is wrong. */
  @Test
  void readsWidthsAndRefusesScratch() {
    AmdAccesses seen =
        AmdAccesses.of(
            """
            \tglobal_load_dwordx4 v[2:5], v0, s[0:1]   // 000000001900: DC5C8000
            \tglobal_load_b128 v[2:5], v0, s[0:1]
            \tglobal_load_d16_hi_b16 v1, v0, s[0:1]
            \tglobal_load_short_d16_hi v1, v0, s[0:1]
            \tglobal_store_byte_d16_hi v1, v0, s[0:1]
            \tds_read_b128 v[0:3], v1
            \ts_load_dwordx4 s[0:3], s[4:5], 0x0
            """);
    assertEquals(new AmdAccesses(Map.of(16, 2, 2, 2), Map.of(1, 1), List.of()), seen);
    for (String bad :
        List.of(
            "scratch_store_dword", "flat_load_dword", "buffer_load_dword", "global_atomic_add")) {
      assertEquals(List.of(bad), AmdAccesses.of("\t" + bad + " v0, v1, s0").others());
    }
    assertThrows(
        AssertionError.class, () -> AmdAccesses.of("\tglobal_load_dwordx5 v0, v1, s[0:1]"));
  }
}
