package org.tornorm.hip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.hip.Geometry.Tail;

/** Launch geometry: what must hold for every spec, row count, alignment and device. */
class GeometryTest {
  private static final int[] COLS = {
    1,
    2,
    3,
    7,
    8,
    9,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    255,
    256,
    257,
    511,
    512,
    513,
    769,
    1024,
    1152,
    2000,
    2047,
    2048,
    2049,
    3073,
    3584,
    4096,
    4097,
    5000,
    5120,
    8191,
    8192,
    8193,
    12288,
    16384,
    16385,
    32768,
    65537,
    131072,
    1_000_000,
    100_000_000
  };

  private static final long[] ROWS = {
    1, 2, 3, 7, 8, 9, 31, 32, 33, 127, 1000, 4096, 32768, 65536, 1 << 24, Integer.MAX_VALUE
  };

  static List<DeviceProfile> devices() {
    List<DeviceProfile> devices = new ArrayList<>();
    for (String architecture :
        List.of("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201", "sm_80", "sm_90")) {
      devices.add(DeviceProfile.typical(architecture));
    }
    for (DeviceProfile.Family family : DeviceProfile.Family.values()) {
      int wave = family == DeviceProfile.Family.CDNA ? 64 : 32;
      devices.add(new DeviceProfile(family, wave, 1, 16 << 10));
      devices.add(new DeviceProfile(family, wave, 1000, 160 << 10));
    }
    return devices;
  }

  /** Calls with every geometry that these specs and rows may get on the device. */
  private static void each(DeviceProfile device, Check check) {
    for (int cols : COLS) {
      for (NormSpec spec : KernelCatalog.specs(cols)) {
        for (int elements = 1; elements <= Geometry.maxElements(spec.dtype()); elements *= 2) {
          for (long rows : ROWS) {
            Geometry g = Geometry.of(spec, rows, elements, device);
            try {
              check.of(spec, rows, elements, g);
            } catch (AssertionError e) {
              throw new AssertionError(
                  spec + ", " + rows + " rows, " + elements + " elements, " + device + ": " + g, e);
            }
          }
        }
      }
    }
  }

  private interface Check {
    void of(NormSpec spec, long rows, int elements, Geometry g);
  }

  @ParameterizedTest
  @MethodSource("devices")
  void everyRowIsInExactlyOneBlock(DeviceProfile device) {
    each(
        device,
        (_, rows, _, g) -> {
          long slice = Math.min(rows, g.maxRows());
          long blocks = g.blocks(slice);
          assertTrue(blocks * g.rowsPerBlock() >= slice);
          assertTrue((blocks - 1) * g.rowsPerBlock() < slice);
          assertEquals(g.threadsPerRow() * g.rowsPerBlock(), g.block());
        });
  }

  @ParameterizedTest
  @MethodSource("devices")
  void blocksFitTheDevice(DeviceProfile device) {
    each(
        device,
        (spec, _, elements, g) -> {
          int threads = g.threadsPerRow();
          assertTrue(g.block() >= 1 && g.block() <= 1024, "threads of a block");
          // Lanes exchange values by xor within a wave: whole waves, or a power of two of lanes.
          assertTrue(
              threads <= device.waveSize()
                  ? Integer.bitCount(threads) == 1
                  : threads % device.waveSize() == 0,
              "threads of a row");
          if (threads > device.waveSize()) {
            assertEquals(1, g.rowsPerBlock(), "the threads of such a row branch as one");
          } else {
            assertEquals(0, g.block() % device.waveSize(), "no wave is started in part");
          }
          // As the kernel source declares its local memory.
          int waves = Math.max(1, threads / device.waveSize());
          int parts =
              (spec.dtype() == DType.BF16 ? 2 : 1) * 4 * waves * g.rowsPerBlock() * Integer.BYTES;
          long held =
              (long) g.localVectors() * Math.max(4, elements * spec.dtype().bytes()) * g.block();
          assertTrue(parts + Math.max(4, held) <= device.sharedBytes(), "local memory");
        });
  }

  @ParameterizedTest
  @MethodSource("devices")
  void vectorsCoverTheRow(DeviceProfile device) {
    each(
        device,
        (spec, _, elements, g) -> {
          assertEquals(elements, g.elements());
          long rowVectors = (spec.cols() + elements - 1) / elements;
          long threads = g.threadsPerRow();
          assertTrue(g.vectors() >= 1 && g.localVectors() >= 0);
          // All but the last vector of each thread are loaded without a check.
          assertTrue((g.vectors() - 1) * threads < rowVectors, "a thread's last vector but one");
          long covered = (g.vectors() + g.localVectors()) * threads;
          assertEquals(covered < rowVectors, g.reread(), "read again exactly where it must be");
          if (g.localVectors() > 0) {
            assertTrue(covered - threads < rowVectors, "no local vector is empty in all threads");
          }
          if (g.vectors() == 1 && g.localVectors() == 0 && !g.reread()) {
            assertTrue(threads < rowVectors + device.waveSize(), "no wave is idle");
          }
          Tail wanted =
              spec.cols() % elements != 0
                  ? Tail.ELEMENTS
                  : rowVectors % threads != 0 ? Tail.VECTORS : Tail.NONE;
          assertEquals(wanted, g.tail());
        });
  }

  /** HIP counts threads of a launch in 32 bits, less one; blocks and rows here in 31. */
  @ParameterizedTest
  @MethodSource("devices")
  void noSliceHasTooManyThreads(DeviceProfile device) {
    each(
        device,
        (_, rows, _, g) -> {
          long most = g.maxRows();
          assertTrue(most >= 1 && most <= Integer.MAX_VALUE);
          assertTrue((long) g.blocks(most) * g.block() <= 0xffff_ffffL);
          assertTrue(g.blocks(most) > 0);
          long launched = 0;
          for (long done = 0; done < rows; done += most) {
            launched += Math.min(rows - done, most);
          }
          assertEquals(rows, launched);
        });
  }

  @ParameterizedTest
  @MethodSource("devices")
  void slicesAreAsLongAsTheLimitAllows(DeviceProfile device) {
    // 1024 threads a row: 2^32 - 1 threads are 4194303 rows, one more would be 2^32.
    Geometry large = new Geometry(8, 1024, 1, 8, 0, false, Tail.NONE, false, false);
    assertEquals(4_194_303, large.maxRows());
    assertEquals(4_194_303, large.blocks(large.maxRows()));
    // The most that an int holds, where threads would allow more.
    Geometry small = new Geometry(8, 1, 64, 1, 0, false, Tail.NONE, false, false);
    assertEquals(Integer.MAX_VALUE, small.maxRows());
    NormSpec spec = NormSpec.rms(8).dtype(DType.F16).gamma(false).build();
    Geometry g = Geometry.of(spec, 16_777_216, 8, device);
    assertTrue(16_777_216 <= g.maxRows(), "16 Mi rows of 8 are one launch");
    assertEquals(1, g.threadsPerRow(), "a thread for each, not a block");
  }

  @ParameterizedTest
  @MethodSource("devices")
  void oneRowLaunchesNoDeadRowsBeyondItsWave(DeviceProfile device) {
    for (int cols : COLS) {
      for (NormSpec spec : KernelCatalog.specs(cols)) {
        Geometry g = Geometry.of(spec, 1, Geometry.maxElements(spec.dtype()), device);
        assertEquals(1, g.blocks(1));
        assertTrue(
            g.block() <= Math.max(device.waveSize(), g.threadsPerRow()),
            () -> spec + " on " + device + ": " + g);
      }
    }
  }

  @Test
  void rowsDecideBetweenTwoGeometriesOnly() {
    NormSpec spec = NormSpec.layer(512).dtype(DType.BF16).build();
    for (DeviceProfile device : devices()) {
      List<Geometry> seen = new ArrayList<>();
      for (long rows = 1; rows < 1 << 20; rows += 1 + rows / 8) {
        Geometry g = Geometry.of(spec, rows, 8, device);
        if (seen.isEmpty() || !seen.getLast().equals(g)) {
          seen.add(g);
        }
      }
      assertTrue(seen.size() <= Geometry.Bucket.values().length, () -> device + ": " + seen);
    }
  }
}
