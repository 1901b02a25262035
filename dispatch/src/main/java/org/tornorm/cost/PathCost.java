package org.tornorm.cost;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.Quantization;

/**
 * The figures of one path: {@code micros = launches * launchMicros + transfer + work}, where work
 * is the time of a plain f32 RMSNorm of that row length and size, changed for what kind of call it
 * is, times a factor for how it is aligned.
 *
 * <p>Times lie on a grid of row lengths and call sizes. Between its points the logarithm of the
 * time is interpolated over the logarithms of both; beyond, bandwidth stays what it is at the edge.
 *
 * @param launchMicros what a launch costs that moves nothing, its wait included
 * @param sliceElements elements of a matrix of host data that one launch moves, always all of them;
 *     0 for a path that runs a call by one launch of its size, as all do on device data
 * @param transfer what host data costs besides; null for a path that reads it where it is
 * @param rowBytes lengths of a row of x in bytes, rising
 * @param callBytes sizes of a call in bytes moved, rising
 * @param micros work of a plain f32 RMSNorm without its launch, for each row length and call size
 * @param factors what the time of rows of {@link #KIND_ROW_BYTES} is multiplied with, for each
 *     {@link #kindOf kind} and call size; what that adds there is added to rows of any length, as
 *     it is spent on elements and not on rows
 * @param alignment the same for addresses and pitches that are multiples of 1, 2, 4, 8 and 16 bytes
 */
public record PathCost(
    double launchMicros,
    int sliceElements,
    Transfer transfer,
    List<Double> rowBytes,
    List<Double> callBytes,
    List<List<Double>> micros,
    List<List<Double>> factors,
    List<Double> alignment)
    implements CostModel {

  /**
   * What it costs to bring host data to a device and results back.
   *
   * @param fixedMicros what each call pays, however small
   * @param toDevice bytes a microsecond
   * @param toHost bytes a microsecond
   */
  public record Transfer(double fixedMicros, double toDevice, double toHost) {
    /** Checks the figures. */
    public Transfer {
      requireNotNegative("transfer.fixedMicros", fixedMicros);
      requirePositive("transfer.toDevice", toDevice);
      requirePositive("transfer.toHost", toHost);
    }

    double micros(NormSpec spec, long rows) {
      double up = 0;
      double down = 0;
      for (int i = 0; i < Operand.ALL.size(); i++) {
        Operand o = Operand.ALL.get(i);
        if (o.in(spec)) {
          double bytes = bytes(o, spec, rows);
          if (o.output()) {
            down += bytes;
          } else {
            up += bytes;
          }
        }
      }
      return fixedMicros + up / toDevice + down / toHost;
    }
  }

  /** No factor: every kind of call, or every alignment, takes the same time. */
  private static final double NEUTRAL = 1;

  /** Kinds of calls: two operations, three types of x, each with int8 output or without. */
  public static final int KINDS = 2 * 3 * 2;

  /** The length of a row with which kinds of calls are compared: 4096 columns of f32. */
  public static final double KIND_ROW_BYTES = 16384;

  /** Alignments that are told apart: 1, 2, 4, 8, 16 bytes. */
  public static final int ALIGNMENTS = 5;

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException naming the figure, its value and what it should be
   */
  public PathCost {
    requireNotNegative("launchMicros", launchMicros);
    require(sliceElements >= 0, "sliceElements", sliceElements, "0 or more");
    rowBytes = rising("rowBytes", rowBytes);
    callBytes = rising("callBytes", callBytes);
    require(micros.size() == rowBytes.size(), "rows of micros", micros.size(), "one a row length");
    List<List<Double>> lines = new ArrayList<>();
    for (List<Double> line : micros) {
      require(line.size() == callBytes.size(), "times", line.size(), "one a call size");
      lines.add(rising("micros", line));
    }
    micros = List.copyOf(lines);
    require(factors.size() == KINDS, "kinds in factors", factors.size(), KINDS + "");
    List<List<Double>> kinds = new ArrayList<>();
    for (List<Double> factor : factors) {
      require(factor.size() == callBytes.size(), "factors", factor.size(), "one a call size");
      factor.forEach(f -> requirePositive("a factor", f));
      kinds.add(List.copyOf(factor));
    }
    factors = List.copyOf(kinds);
    List<Double> compared = compared(rowBytes, micros);
    for (List<Double> line : micros) {
      for (List<Double> factor : factors) {
        for (int j = 1; j < line.size(); j++) {
          require(
              time(line, compared, factor, j) >= time(line, compared, factor, j - 1) * (1 - 1e-9),
              "a factor",
              factor.get(j),
              "large enough that larger calls take no less time");
        }
      }
    }
    require(alignment.size() == ALIGNMENTS, "alignments", alignment.size(), ALIGNMENTS + "");
    alignment.forEach(f -> requirePositive("an alignment's factor", f));
    alignment = List.copyOf(alignment);
  }

  private static List<Double> rising(String name, List<Double> values) {
    require(!values.isEmpty(), name, "empty", "at least one value");
    double last = 0;
    for (double v : values) {
      requirePositive(name, v);
      require(v >= last, name, v + " behind " + last, "rising");
      last = v;
    }
    return List.copyOf(values);
  }

  private static void requirePositive(String name, double value) {
    require(Double.isFinite(value) && value > 0, name, value, "a positive number");
  }

  private static void requireNotNegative(String name, double value) {
    require(Double.isFinite(value) && value >= 0, name, value, "a number of at least 0");
  }

  private static void require(boolean holds, String name, Object value, String wanted) {
    if (!holds) {
      throw new IllegalArgumentException(name + " is " + value + ": it should be " + wanted);
    }
  }

  /** Gives the work of a plain f32 RMSNorm without its launch, in microseconds. */
  @FunctionalInterface
  public interface Work {
    /** Returns the time of a call of this row length and size. */
    double micros(double rowBytes, double callBytes);
  }

  /** The points at which built-in figures and calibrations give times. */
  public static final List<Double> ROW_BYTES = List.of(64.0, 512.0, 4096.0, 16384.0, 65536.0);

  /** The sizes at which built-in figures and calibrations give times. */
  public static final List<Double> CALL_BYTES =
      List.of(
          16.0 * (1 << 10),
          128.0 * (1 << 10),
          1.0 * (1 << 20),
          8.0 * (1 << 20),
          48.0 * (1 << 20),
          256.0 * (1 << 20));

  /**
   * Makes the figures of a path from formulas, on the grid of {@link #ROW_BYTES} and {@link
   * #CALL_BYTES}, without factors; {@link #with} adds those. Where a larger call would take less
   * time than a smaller one, as with many threads that are not worth waking for the smaller, it
   * takes as much.
   */
  public static PathCost of(double launchMicros, Transfer transfer, Work work) {
    List<List<Double>> micros =
        ROW_BYTES.stream()
            .map(row -> risen(CALL_BYTES.stream().map(call -> work.micros(row, call)).toList()))
            .toList();
    List<Double> none = Collections.nCopies(CALL_BYTES.size(), NEUTRAL);
    return new PathCost(
        launchMicros,
        0,
        transfer,
        ROW_BYTES,
        CALL_BYTES,
        micros,
        Collections.nCopies(KINDS, none),
        Collections.nCopies(ALIGNMENTS, NEUTRAL));
  }

  private static List<Double> risen(List<Double> values) {
    List<Double> risen = new ArrayList<>();
    double last = 0;
    for (double v : values) {
      last = Math.max(last, v);
      risen.add(last);
    }
    return risen;
  }

  /**
   * Returns these figures with factors of a kind of calls, one for each call size; raised where
   * larger calls would take less time than smaller ones.
   */
  public PathCost with(Op op, DType dtype, boolean int8, List<Double> kindFactors) {
    List<Double> raised = new ArrayList<>(kindFactors);
    List<Double> compared = compared(rowBytes, micros);
    for (int j = 1; j < raised.size(); j++) {
      for (List<Double> line : micros) {
        double before = time(line, compared, raised, j - 1);
        double here = line.get(j);
        double least = before <= here ? before / here : 1 + (before - here) / compared.get(j);
        raised.set(j, Math.max(raised.get(j), least));
      }
    }
    List<List<Double>> changed = new ArrayList<>(factors);
    changed.set(kindOf(op, dtype, int8), raised);
    return new PathCost(
        launchMicros, sliceElements, transfer, rowBytes, callBytes, micros, changed, alignment);
  }

  /**
   * Returns these figures with factors for addresses that are multiples of 1, 2, 4, 8, 16 bytes.
   */
  public PathCost withAlignment(List<Double> alignmentFactors) {
    return new PathCost(
        launchMicros,
        sliceElements,
        transfer,
        rowBytes,
        callBytes,
        micros,
        factors,
        alignmentFactors);
  }

  /** Returns these figures with another fixed cost of bringing host data to the device. */
  public PathCost withFixedTransfer(double fixedMicros) {
    Transfer changed = new Transfer(fixedMicros, transfer.toDevice(), transfer.toHost());
    return new PathCost(
        launchMicros, sliceElements, changed, rowBytes, callBytes, micros, factors, alignment);
  }

  /** Returns these figures for launches that always move so many elements of a matrix. */
  public PathCost withSlices(int elements) {
    return new PathCost(
        launchMicros, elements, transfer, rowBytes, callBytes, micros, factors, alignment);
  }

  /** Returns the number of a kind of calls, from 0. */
  public static int kindOf(Op op, DType dtype, boolean int8) {
    int type = dtype == DType.F32 ? 0 : dtype == DType.F16 ? 1 : 2;
    return (op.ordinal() * 3 + type) * 2 + (int8 ? 1 : 0);
  }

  /** Returns how many launches this many rows take, at least 1. */
  public static long launches(int sliceElements, NormSpec spec, long rows) {
    return sliceElements == 0 ? 1 : Math.ceilDiv(rows, rowsOfSlice(sliceElements, spec));
  }

  /** Returns the rows that are moved for this many, those that fill up the last slice included. */
  public static long rowsMoved(int sliceElements, NormSpec spec, long rows) {
    return sliceElements == 0
        ? rows
        : launches(sliceElements, spec, rows) * rowsOfSlice(sliceElements, spec);
  }

  private static long rowsOfSlice(int sliceElements, NormSpec spec) {
    return Math.max(1, sliceElements / spec.cols());
  }

  static double bytes(Operand o, NormSpec spec, double rows) {
    double elements =
        switch (o.extent()) {
          case MATRIX -> rows * spec.cols();
          case ROW -> spec.cols();
          case COLUMN -> rows;
        };
    return elements * o.dtype(spec).bytes();
  }

  @Override
  public double micros(NormSpec spec, CallShape shape) {
    long rows = shape.rows();
    if (rows == 0) {
      // Nothing runs; still positive, so that an order by time stays one.
      return Math.max(launchMicros, Double.MIN_NORMAL);
    }
    boolean host = shape.residency() == CallShape.Residency.HOST;
    int slice = host ? sliceElements : 0;
    long launches = launches(slice, spec, rows);
    rows = rowsMoved(slice, spec, rows);
    double moved = 0;
    for (int i = 0; i < Operand.ALL.size(); i++) {
      Operand o = Operand.ALL.get(i);
      if (o.in(spec)) {
        moved += bytes(o, spec, rows);
      }
    }
    int kind = kindOf(spec.op(), spec.dtype(), spec.quantization() != Quantization.NONE);
    double work = work((double) spec.cols() * spec.dtype().bytes(), moved, factors.get(kind));
    if (transfer == null || !host) {
      int bits = Integer.numberOfTrailingZeros(shape.alignmentBytes());
      work *= alignment.get(Math.min(bits, ALIGNMENTS - 1));
    }
    double moves = transfer != null && host ? transfer.micros(spec, rows) : 0;
    return launches * launchMicros + moves + work;
  }

  /** Returns the time on the grid of a kind of calls. */
  private double work(double row, double call, List<Double> factor) {
    int i = below(rowBytes, row);
    double low = line(micros.get(i), call, factor);
    if (i + 1 == rowBytes.size() || row <= rowBytes.get(i)) {
      return low;
    }
    double share = share(rowBytes, i, row);
    return low * Math.pow(line(micros.get(i + 1), call, factor) / low, share);
  }

  /** Returns the time on one line of the grid; beyond its ends bandwidth stays the same. */
  private double line(List<Double> line, double call, List<Double> factor) {
    double inside = Math.clamp(call, callBytes.getFirst(), callBytes.getLast());
    int j = below(callBytes, inside);
    List<Double> compared = compared(rowBytes, micros);
    double time = time(line, compared, factor, j);
    if (inside > callBytes.get(j)) {
      double next = time(line, compared, factor, j + 1);
      time *= Math.pow(next / time, share(callBytes, j, inside));
    }
    return time * (call / inside);
  }

  /** Returns the line of the grid with which kinds of calls were compared. */
  private static List<Double> compared(List<Double> rowBytes, List<List<Double>> micros) {
    return micros.get(below(rowBytes, KIND_ROW_BYTES));
  }

  /** Returns the time at one point of the grid of a kind of calls. */
  private static double time(List<Double> line, List<Double> compared, List<Double> factor, int j) {
    double f = factor.get(j);
    return f <= 1 ? line.get(j) * f : line.get(j) + (f - 1) * compared.get(j);
  }

  private static double share(List<Double> points, int i, double at) {
    return Math.log(at / points.get(i)) / Math.log(points.get(i + 1) / points.get(i));
  }

  /** Returns the last point that is not above, or the first. */
  private static int below(List<Double> points, double at) {
    int i = 0;
    while (i + 1 < points.size() && points.get(i + 1) <= at) {
      i++;
    }
    return i;
  }
}
