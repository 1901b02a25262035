package org.tornorm.hip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.tornorm.NormSpec;
import org.tornorm.PathFailedException;
import org.tornorm.hip.KernelCatalog.Launchable;
import org.tornorm.spi.Availability;
import org.tornorm.spi.Reason;

/**
 * A real libamdhip64, where there is one; no GPU need be there. Debian 12's is of HIP 5.2, the
 * oldest that is supported. Its hiprtc ends the process when asked for an architecture newer than
 * it is, so only gfx90a is ever asked of it here.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("HiprtcTest")
class HiprtcTest {
  private static final String ARCHITECTURE = "gfx90a";
  private static final HipOptions OPTIONS = new HipOptions(null, null, 0, null, null);
  private static final List<Long> ROWS = List.of(1L, 32768L);

  private String library;
  private RuntimeCompiler hiprtc;

  @BeforeAll
  void load() {
    List<Reason> tried = new ArrayList<>();
    library =
        NativeLibrary.load(GpuPlatform.HIP.driverLibraries, "", tried)
            .map(NativeLibrary::name)
            .orElseThrow(
                () ->
                    Required.HIP.missing(
                        "real HIP runtime left out: no libamdhip64 (install libamdhip64-5): "
                            + tried));
    hiprtc =
        HipDevice.loadHiprtc(OPTIONS, tried)
            .orElseThrow(() -> new AssertionError(library + " without hiprtc: " + tried));
  }

  @Test
  void withoutAGpuTheAnswerIsNoWithEveryLibraryThatWasTried() {
    try (HipPath path = new HipPath(OPTIONS)) {
      if (!(path.availability() instanceof Availability.No no)) {
        System.out.println("real HIP runtime: there is a GPU, " + path.devices());
        assertFalse(path.devices().isEmpty());
        return;
      }
      List<String> reasons = no.reasons().stream().map(Reason::toString).toList();
      // Newest first, the loader's words for each that is not there, then what the runtime says.
      int at = 0;
      for (String name : GpuPlatform.HIP.driverLibraries) {
        if (name.equals(library)) {
          break;
        }
        String said = reasons.get(at++);
        assertTrue(said.startsWith("could not load " + name), said);
        assertTrue(said.contains("cannot open shared object file"), said);
      }
      String said = reasons.get(at++);
      assertTrue(
          said.startsWith(library + ": hipGetDeviceCount failed: hipErrorNoDevice (100)"), said);
      assertTrue(said.contains("/dev/kfd"), said);
      for (String name : GpuPlatform.CUDA.driverLibraries) {
        assertTrue(reasons.get(at++).contains(name), reasons::toString);
      }
      assertEquals(at, reasons.size());
      PathFailedException e = assertThrows(PathFailedException.class, () -> HipNorms.open(OPTIONS));
      assertTrue(e.getMessage().contains("hipErrorNoDevice"), e.getMessage());
    }
  }

  @Test
  void saysWhichCompilerItIs() {
    assertTrue(hiprtc.version().matches("hiprtc \\d+\\.\\d+ \\(.+\\)"), hiprtc.version());
    assertTrue(hiprtc.version().contains(library), hiprtc.version());
  }

  /** Each spec at one row length and number of rows, another one for the next spec. */
  @Test
  void compilesEverySpecOnce() {
    int[] cols = {4096, 3073, 100, 8192, 7};
    List<Launchable> some = new ArrayList<>();
    for (int i = 0; i < KernelCatalog.specs(1).size(); i++) {
      NormSpec spec = KernelCatalog.specs(cols[i % cols.length]).get(i);
      some.add(launchables(spec, ROWS).get(i / cols.length % launchables(spec, ROWS).size()));
    }
    compile(some);
  }

  @Test
  @Tag("long")
  void compilesEverySpecOfEveryLength() {
    List<Launchable> all = new ArrayList<>();
    for (int cols : new int[] {1, 7, 100, 512, 3073, 4096, 8192, 131072}) {
      for (NormSpec spec : KernelCatalog.specs(cols)) {
        all.addAll(launchables(spec, ROWS));
      }
    }
    compile(all);
  }

  private static List<Launchable> launchables(NormSpec spec, List<Long> rows) {
    return KernelCatalog.launchables(spec, rows, DeviceProfile.typical(ARCHITECTURE));
  }

  private void compile(List<Launchable> kernels) {
    long start = System.nanoTime();
    Set<Variant> seen = new HashSet<>();
    int spilled = 0;
    for (Launchable kernel : kernels) {
      if (seen.add(kernel.variant())) {
        byte[] code =
            hiprtc.compile(KernelSource.FORWARD, ARCHITECTURE, kernel.variant().definitions());
        AmdCodeObject o = AmdCodeObject.read(code);
        assertEquals(kernel.geometry().block(), o.maxBlock(), kernel::toString);
        assertEquals(64, o.waveSize());
        spilled += o.vgprSpills() > 0 || o.scratchBytes() > 0 ? 1 : 0;
      }
    }
    System.out.printf(
        "%s: %d variants for %s in %.1f s, %d of them spill%n",
        hiprtc.version(), seen.size(), ARCHITECTURE, (System.nanoTime() - start) / 1e9, spilled);
  }

  @Test
  void compileErrorsAreToldInTheCompilersWords() {
    KernelSource broken =
        new KernelSource(
            KernelSource.FORWARD.kernel() + "\nint x = y;\n", KernelSource.FORWARD.primitives());
    List<String> definitions =
        launchables(NormSpec.rms(64).build(), ROWS).getFirst().variant().definitions();
    GpuException e =
        assertThrows(GpuException.class, () -> hiprtc.compile(broken, ARCHITECTURE, definitions));
    assertTrue(e.getMessage().contains("hiprtcCompileProgram failed (6)"), e.getMessage());
    assertTrue(e.getMessage().contains("undeclared identifier 'y'"), e.getMessage());
  }
}
