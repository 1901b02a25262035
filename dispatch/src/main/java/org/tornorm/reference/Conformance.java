package org.tornorm.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;

/**
 * Compares the outputs of a run with the float64 reference.
 *
 * <p>Bounds: y in f16 and bf16 within 1 ulp and 99.9 % correctly rounded; y in f32 within 4 ulp, or
 * 1e-6 of the row's largest |y|; residualOut exact; q within 1 and 99.9 % equal, and 0 in a row
 * whose scale is NaN; scale within 4 ulp. rstd has the bound of y in f32, which it is a factor of.
 * The mean is a sum that may cancel, so its bound is absolute: 4 f32 ulp of the largest |x| of the
 * row.
 *
 * <p>Rows of few distinct values can have all of their exact results on ties between two values of
 * the output dtype, and f32 arithmetic cannot tell a tie from what lies within its own rounding
 * errors. So the 99.9 % are asked of the elements that are not within 4 f32 ulp of a tie.
 *
 * <p>LAYER subtracts the mean and may cancel against beta, so that y can come out far smaller than
 * the f32 terms it is made of, and no f32 arithmetic is exact to an ulp of that. So with LAYER the
 * 1e-6 of the row's largest |y| that f32 has do not count as error in f16 and bf16 either, nor in
 * the scale, which is that largest |y| over 127; and in a row of equal elements {@link
 * ReferenceResult#noise} does not.
 *
 * <p>NaN and Inf must be found where they are expected, and nowhere else.
 */
public final class Conformance {
  private static final double LEAST_SHARE = 0.999;
  private static final int SMALL = 10_000;
  private static final double MAX_F32_ULP = 4;
  private static final double MAX_F32_RELATIVE = 1e-6;
  private static final int LISTED = 20;

  /** 4 f32 ulp of y and 4 of the scale, at a quotient of 127. */
  private static final double TIE = 127 * 8 * 0x1p-24;

  private final NormCall call;
  private final NormSpec spec;
  private final ReferenceResult expected;
  private final List<String> violations = new ArrayList<>();
  private long violationCount;

  private double worstUlp;
  private double correctlyRounded = 1;
  private double worstRelative;
  private double qEqual = 1;
  private int worstQDifference;
  private double worstScaleUlp;
  private double worstStatisticUlp;

  private Conformance(NormCall call, ReferenceResult expected) {
    this.call = call;
    this.spec = call.spec();
    this.expected = expected;
  }

  /**
   * What a comparison found. A worst figure of an output that the call does not have is 0, a share
   * is 1.
   *
   * @param worstUlp the largest error of y in ulp of its dtype, what cancellation excuses not
   *     counted; in f32 it may pass 4 where y is small beside its row
   * @param correctlyRounded the share of y that is the nearest value of its dtype, elements at ties
   *     included
   * @param worstRelative the largest error of y relative to the largest |y| of its row
   * @param qEqual the share of q that is as expected, elements at ties included
   * @param worstQDifference the largest |q - expected q|
   * @param worstScaleUlp the largest error of a scale in f32 ulp
   * @param worstStatisticUlp the largest error of rstd in f32 ulp, or of the mean in f32 ulp of the
   *     row's largest |x|
   * @param violations one line for each bound that is broken, the first 20 and a count
   */
  public record Report(
      double worstUlp,
      double correctlyRounded,
      double worstRelative,
      double qEqual,
      int worstQDifference,
      double worstScaleUlp,
      double worstStatisticUlp,
      List<String> violations) {
    /** Copies the violations. */
    public Report {
      violations = List.copyOf(violations);
    }

    /** Returns whether every bound holds. */
    public boolean passed() {
      return violations.isEmpty();
    }
  }

  /**
   * Compares the outputs that a run of the call wrote with the expected values.
   *
   * @throws InvalidCallException if the expected values are of another shape
   */
  public static Report check(NormCall call, ReferenceResult expected) {
    if (expected.rows() != call.rows() || expected.cols() != call.spec().cols()) {
      throw new InvalidCallException(
          String.format(
              Locale.ROOT,
              "the expected values are %d x %d and the call is %d x %d: compute them of this call",
              expected.rows(),
              expected.cols(),
              call.rows(),
              call.spec().cols()));
    }
    return new Conformance(call, expected).report();
  }

  private Report report() {
    for (int i = 0; i < expected.rows(); i++) {
      if (Operand.Y.in(spec)) {
        checkY(i);
      }
      if (Operand.RESIDUAL_OUT.in(spec)) {
        checkResidualOut(i);
      }
      if (Operand.Q.in(spec)) {
        checkQ(i);
      }
      if (Operand.RSTD.in(spec)) {
        checkRstd(i);
      }
      if (Operand.MEAN.in(spec)) {
        checkMean(i);
      }
    }
    if (Operand.Y.in(spec)) {
      correctlyRounded = share(wronglyRounded);
      if (spec.dtype().is16Bit()) {
        checkShare("y", "correctly rounded", wronglyRoundedOffTies);
      }
    }
    if (Operand.Q.in(spec)) {
      qEqual = share(unequalQ);
      checkShare("q", "equal", unequalQOffTies);
    }
    if (violationCount > violations.size()) {
      violations.add("and " + (violationCount - violations.size()) + " more");
    }
    return new Report(
        worstUlp,
        correctlyRounded,
        worstRelative,
        qEqual,
        worstQDifference,
        worstScaleUlp,
        worstStatisticUlp,
        violations);
  }

  private long wronglyRounded;
  private long wronglyRoundedOffTies;
  private long unequalQ;
  private long unequalQOffTies;

  private void checkY(int i) {
    DType dtype = spec.dtype();
    double largest = 0;
    for (int j = 0; j < expected.cols(); j++) {
      double y = Math.abs(expected.y()[at(i, j)]);
      largest = Double.isFinite(y) ? Math.max(largest, y) : largest;
    }
    double noise = expected.noise()[i];
    if (spec.op() == Op.LAYER && dtype.is16Bit()) {
      noise = Math.max(noise, MAX_F32_RELATIVE * largest);
    }
    for (int j = 0; j < expected.cols(); j++) {
      double wanted = expected.y()[at(i, j)];
      double found = load(Operand.Y, i, j);
      double ulps = Rounding.ulpError(dtype, found, wanted);
      double nearest = Rounding.round(dtype, wanted);
      if (sameValue(found, nearest)) {
        worstUlp = Math.max(worstUlp, ulps);
        continue;
      }
      wronglyRounded++;
      double fromTie = Math.abs(wanted - (found + nearest) / 2);
      if (!(fromTie <= MAX_F32_ULP * Rounding.ulp(DType.F32, wanted))) {
        wronglyRoundedOffTies++;
      }
      if (Double.isFinite(ulps) && noise > 0) {
        ulps = Math.max(0, ulps - noise / Rounding.ulp(dtype, wanted));
      }
      double relative = ulps * Rounding.ulp(dtype, wanted) / largest;
      relative = Double.isNaN(relative) ? Double.POSITIVE_INFINITY : relative;
      worstUlp = Math.max(worstUlp, ulps);
      worstRelative = Math.max(worstRelative, relative);
      boolean within =
          dtype.is16Bit() ? ulps <= 1 : ulps <= MAX_F32_ULP || relative <= MAX_F32_RELATIVE;
      if (!within) {
        violate("y", i, j, found, wanted, ulps);
      }
    }
  }

  private void checkResidualOut(int i) {
    for (int j = 0; j < expected.cols(); j++) {
      double wanted = expected.residualOut()[at(i, j)];
      double found = load(Operand.RESIDUAL_OUT, i, j);
      // Compares bits, so that -0.0 is not 0.0, and takes every NaN for one.
      if (Double.doubleToLongBits(found) != Double.doubleToLongBits(wanted)) {
        violate("residualOut", i, j, found, wanted, Rounding.ulpError(spec.dtype(), found, wanted));
      }
    }
  }

  private void checkQ(int i) {
    double wantedScale = expected.scale()[i];
    double foundScale = load(Operand.SCALE, i, 0);
    double ulps = Rounding.ulpError(DType.F32, foundScale, wantedScale);
    worstScaleUlp = Math.max(worstScaleUlp, ulps);
    boolean within =
        spec.op() == Op.LAYER
            && Math.abs(foundScale - wantedScale) <= MAX_F32_RELATIVE * wantedScale;
    if (!(ulps <= MAX_F32_ULP || within)) {
      violate("scale", i, -1, foundScale, wantedScale, ulps);
    }
    int allowed = Double.isNaN(wantedScale) ? 0 : 1;
    for (int j = 0; j < expected.cols(); j++) {
      int wanted = expected.q()[at(i, j)];
      int found = (int) load(Operand.Q, i, j);
      int difference = Math.abs(found - wanted);
      worstQDifference = Math.max(worstQDifference, difference);
      if (difference > 0) {
        unequalQ++;
        unequalQOffTies += difference == 1 && isTie(i, j) ? 0 : 1;
      }
      if (difference > allowed) {
        violate("q", i, j, found, wanted, difference);
      }
    }
  }

  /** Returns whether y / scale is as close to a tie as f32 can tell. */
  private boolean isTie(int i, int j) {
    double quotient = expected.y()[at(i, j)] / expected.scale()[i];
    return Math.abs(Math.abs(quotient - Math.rint(quotient)) - 0.5) <= TIE;
  }

  private void checkRstd(int i) {
    double wanted = expected.rstd()[i];
    double found = load(Operand.RSTD, i, 0);
    double ulps = Rounding.ulpError(DType.F32, found, wanted);
    worstStatisticUlp = Math.max(worstStatisticUlp, ulps);
    if (!(ulps <= MAX_F32_ULP || Math.abs(found - wanted) <= MAX_F32_RELATIVE * wanted)) {
      violate("rstd", i, -1, found, wanted, ulps);
    }
  }

  private void checkMean(int i) {
    double wanted = expected.mean()[i];
    double found = load(Operand.MEAN, i, 0);
    double largest = expected.largestInput()[i];
    double ulps = Rounding.ulpError(DType.F32, found, wanted);
    if (Double.isFinite(wanted) && Double.isFinite(found)) {
      ulps = Math.abs(found - wanted) / Rounding.ulp(DType.F32, largest);
    } else if (Double.isInfinite(wanted) && Double.isNaN(found)) {
      // The mean with its correction added is Inf - Inf.
      ulps = 0;
    }
    worstStatisticUlp = Math.max(worstStatisticUlp, ulps);
    if (!(ulps <= MAX_F32_ULP)) {
      violate("mean", i, -1, found, wanted, ulps);
    }
  }

  private int at(int row, int col) {
    return row * expected.cols() + col;
  }

  private double load(Operand operand, int row, int col) {
    DType dtype = operand.dtype(spec);
    long pitch =
        operand.extent() == Operand.Extent.MATRIX ? call.rowPitchBytes(operand) : dtype.bytes();
    return Elements.load(call.segment(operand), dtype, row * pitch + (long) col * dtype.bytes());
  }

  private static boolean sameValue(double a, double b) {
    return a == b || (Double.isNaN(a) && Double.isNaN(b));
  }

  private double share(long exceptions) {
    long elements = expected.rows() * expected.cols();
    return elements == 0 ? 1 : 1 - (double) exceptions / elements;
  }

  /**
   * Checks that at most 0.1 % are not as they should be. Below 10 000 elements two more may not be:
   * there one unlucky element near a tie weighs more than 0.1 %.
   */
  private void checkShare(String output, String what, long exceptions) {
    long elements = expected.rows() * expected.cols();
    double allowed = elements * (1 - LEAST_SHARE) + (elements < SMALL ? 2 : 0);
    if (exceptions > allowed) {
      add(
          String.format(
              Locale.ROOT,
              "%s: %d of %d elements are off a tie and not %s, at most %.0f may be",
              output,
              exceptions,
              elements,
              what,
              Math.floor(allowed)));
    }
  }

  private void violate(
      String output, int row, int col, double found, double wanted, double distance) {
    add(
        String.format(
            Locale.ROOT,
            "%s[%d%s]: found %s, expected %s, off by %.4g %s",
            output,
            row,
            col < 0 ? "" : ", " + col,
            found,
            wanted,
            distance,
            output.equals("q") ? "steps" : "ulp"));
  }

  private void add(String violation) {
    violationCount++;
    if (violations.size() < LISTED) {
      violations.add(violation);
    }
  }
}
