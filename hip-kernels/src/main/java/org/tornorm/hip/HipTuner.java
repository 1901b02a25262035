package org.tornorm.hip;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;

/**
 * Searches for a faster geometry than the tables give: first how many threads share a row, then how
 * many rows a block, then what is marked as touched once. Each geometry is timed once, however many
 * candidates come to it; the best meets the default again, in turns, and must win by more than the
 * rounds differ among themselves.
 */
final class HipTuner {
  /** A gain below this is not worth an entry. */
  private static final double LEAST_GAIN = 0.01;

  private HipTuner() {}

  /** Times launches. */
  @FunctionalInterface
  interface Timer {
    /** Returns the times of each geometry in microseconds, measured in turns, round by round. */
    List<double[]> rounds(List<Geometry> geometries);
  }

  /**
   * Returns an entry for {@link TunedLaunches}, for memory aligned to 16 bytes; empty where nothing
   * is clearly faster than the default.
   */
  static Map<String, Map<String, Double>> search(
      NormSpec spec, Geometry.Bucket bucket, DeviceProfile device, Timer timer) {
    int elements = Geometry.maxElements(spec.dtype());
    Geometry standard = Geometry.of(spec, bucket, elements, device);
    Map<Geometry, Double> tried = new LinkedHashMap<>();
    Geometry best = fastest(List.of(standard), tried, timer);
    best = fastest(geometries(spec, best.otherThreads(spec, device), best, device), tried, timer);
    best = fastest(geometries(spec, best.otherBlocks(device), best, device), tried, timer);
    best = fastest(geometries(spec, best.otherMarks(), best, device), tried, timer);
    if (best.equals(standard)) {
      return Map.of();
    }
    List<double[]> last = timer.rounds(List.of(standard, best));
    double standardMicros = quantile(last.get(0), 0.5);
    double bestMicros = quantile(last.get(1), 0.5);
    double noise = Math.max(spread(last.get(0)), spread(last.get(1)));
    noise = Math.max(noise, LEAST_GAIN * standardMicros);
    return bestMicros + noise < standardMicros
        ? Map.of(
            TunedLaunches.name(spec, bucket, elements),
            TunedLaunches.figures(best.layout(), bestMicros, standardMicros, noise))
        : Map.of();
  }

  private static List<Geometry> geometries(
      NormSpec spec, List<Geometry.Layout> layouts, Geometry like, DeviceProfile device) {
    return layouts.stream()
        .filter(l -> l.fits(device))
        .map(l -> Geometry.of(spec, l, like.elements(), device))
        .toList();
  }

  /** Times those that were not tried yet; returns the fastest of all. */
  private static Geometry fastest(
      List<Geometry> candidates, Map<Geometry, Double> tried, Timer timer) {
    List<Geometry> fresh =
        candidates.stream().distinct().filter(g -> !tried.containsKey(g)).toList();
    if (!fresh.isEmpty()) {
      List<double[]> rounds = timer.rounds(fresh);
      for (int i = 0; i < fresh.size(); i++) {
        tried.put(fresh.get(i), quantile(rounds.get(i), 0.5));
      }
    }
    return tried.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow().getKey();
  }

  /** Returns how far the rounds differ: the distance of their quartiles. */
  private static double spread(double[] rounds) {
    return quantile(rounds, 0.75) - quantile(rounds, 0.25);
  }

  private static double quantile(double[] values, double share) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[(int) Math.round(share * (sorted.length - 1))];
  }

  /** Times launches on device memory by events, on buffers in rotation. */
  static final class OnDevice implements Timer, AutoCloseable {
    private static final int ROUNDS = 9;

    /** The rotation must be several times the last-level cache, 60 MB on an H200. */
    private static final long ROTATION_BYTES = 400L << 20;

    private static final int MAX_SETS = 16;
    private static final double ROUND_MICROS = 2_000;
    private static final int MAX_LAUNCHES = 200;
    private static final long PATTERN_BYTES = 1 << 16;

    /** 1.06 in f16, 0.01 in the other types. */
    private static final byte PATTERN = 0x3c;

    private final HipLaunch launch;
    private final HipStream stream;
    private final long rows;
    private final List<HipBuffer> buffers = new ArrayList<>();
    private final List<long[]> sets = new ArrayList<>();
    private final long[] pitches = new long[Operand.ALL.size()];

    OnDevice(HipDevice device, NormSpec spec, long rows) {
      this.launch = new HipLaunch(device, spec);
      this.rows = rows;
      this.stream = new HipStream(device);
      try (Arena arena = Arena.ofConfined()) {
        MemorySegment pattern = arena.allocate(PATTERN_BYTES, 64).fill(PATTERN);
        long moved = spec.bytesMoved(rows);
        long count = Math.clamp(ROTATION_BYTES / moved + 1, 2, MAX_SETS);
        for (int s = 0; s < count; s++) {
          sets.add(set(device, spec, pattern));
        }
        stream.synchronize();
      } catch (RuntimeException e) {
        close();
        throw e;
      }
    }

    private long[] set(HipDevice device, NormSpec spec, MemorySegment pattern) {
      long[] addresses = new long[Operand.ALL.size()];
      for (Operand o : Operand.ALL) {
        if (!o.in(spec)) {
          continue;
        }
        int size = o.dtype(spec).bytes();
        long bytes = o.elements(spec, rows) * size;
        if (o.extent() == Operand.Extent.MATRIX) {
          long packed = (long) spec.cols() * size;
          pitches[o.ordinal()] = (packed + 15) / 16 * 16;
          bytes = rows * pitches[o.ordinal()];
        }
        HipBuffer buffer = new HipBuffer(device, bytes);
        buffers.add(buffer);
        if (!o.output()) {
          long head = Math.min(bytes, PATTERN_BYTES);
          buffer.upload(pattern.asSlice(0, head), 0, stream);
          buffer.repeat(head, stream);
        }
        addresses[o.ordinal()] = buffer.address();
      }
      return addresses;
    }

    @Override
    public List<double[]> rounds(List<Geometry> geometries) {
      List<HipLaunch.Kernel> kernels = new ArrayList<>();
      List<double[]> micros = new ArrayList<>();
      int[] launches = new int[geometries.size()];
      GpuException failure = null;
      for (int k = 0; k < geometries.size(); k++) {
        double[] never = new double[ROUNDS];
        Arrays.fill(never, Double.POSITIVE_INFINITY);
        micros.add(never);
        kernels.add(null);
        try {
          // A candidate may need more than the device has; the others count all the same.
          HipLaunch.Kernel kernel = launch.load(geometries.get(k));
          double once = Math.min(time(kernel, 1), time(kernel, 1));
          launches[k] = (int) Math.clamp(ROUND_MICROS / Math.max(once, 0.1), 1, MAX_LAUNCHES);
          kernels.set(k, kernel);
        } catch (GpuException e) {
          failure = e;
        } catch (PathFailedException e) {
          failure = e.getCause() instanceof GpuException g ? g : failure;
        }
      }
      if (failure != null && kernels.stream().allMatch(Objects::isNull)) {
        throw failure;
      }
      for (int r = 0; r < ROUNDS; r++) {
        for (int k = 0; k < kernels.size(); k++) {
          if (kernels.get(k) != null) {
            micros.get(k)[r] = time(kernels.get(k), launches[k]);
          }
        }
      }
      return micros;
    }

    private double time(HipLaunch.Kernel kernel, int launches) {
      double all =
          stream.micros(
              () -> {
                for (int i = 0; i < launches; i++) {
                  launch.enqueue(kernel, rows, sets.get(i % sets.size()), pitches, stream.handle());
                }
              });
      return all / launches;
    }

    @Override
    public void close() {
      buffers.reversed().forEach(HipBuffer::close);
      stream.close();
    }
  }
}
