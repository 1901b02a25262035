package org.tornorm.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.tornorm.CallShape.Residency;

/**
 * One figure: a case, timed on a path or by a peer.
 *
 * @param norms norms in one task graph, 0 where it is none
 * @param micros the time of one call or norm: by the device's clock with deviceTime
 * @param error half of the 99.9 % confidence interval of micros, NaN if it is not known
 * @param copyMicros the time of a copy of the same bytes in the same process, NaN if there is none
 */
record Row(
    String path, BenchCase benchCase, int norms, double micros, double error, double copyMicros) {
  /** At most so many rows are a decode step. */
  static final long DECODE_ROWS = 16;

  /** The order of tables. */
  static final Comparator<Row> ORDER =
      Comparator.comparing((Row r) -> r.benchCase().measure())
          .thenComparing(r -> r.benchCase().residency())
          .thenComparing(r -> r.benchCase().op())
          .thenComparing(r -> r.benchCase().form())
          .thenComparing(r -> r.benchCase().dtype())
          .thenComparingLong(r -> -r.benchCase().rows())
          .thenComparingInt(r -> r.benchCase().cols())
          .thenComparingInt(Row::norms)
          .thenComparingInt(r -> rank(r.path()))
          .thenComparing(Row::path);

  private static final List<String> PATHS =
      List.of("hip", "tornado", "cpu", "two-kernels", "torch", "compile", "triton");

  /** Returns where a path stands among the others: ours first, then peers, then unknown ones. */
  static int rank(String path) {
    int i = PATHS.indexOf(path);
    return i < 0 ? PATHS.size() : i;
  }

  boolean onDevice() {
    return benchCase.residency() == Residency.DEVICE;
  }

  double gigabytesPerSecond() {
    return benchCase.bytesMoved() / micros / 1e3;
  }

  /** Returns the copy's time over this time: 1 is the floor. */
  double ratio() {
    return copyMicros / micros;
  }

  /** Returns a number with three significant digits, or a dash. */
  static String number(double value) {
    if (!Double.isFinite(value)) {
      return "-";
    }
    int digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
