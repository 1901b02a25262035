package org.tornorm.cli;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormException;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.Quantization;
import org.tornorm.TensorFileException;
import org.tornorm.io.SafeTensors;
import org.tornorm.io.Tensor;
import org.tornorm.reference.ReferenceResult;
import org.tornorm.reference.Rounding;

/**
 * A file of one call's inputs and expected outputs. Its metadata entry {@code case} is JSON that
 * says which call it is.
 */
final class CaseFile implements AutoCloseable {
  /**
   * How far float64 values of the file may be from those computed here, relative to the row:
   * float64 sums in two orders are closer than that.
   */
  private static final double TOLERANCE = 1e-12;

  private static final String CASE = "case";

  private final Path path;
  private final SafeTensors file;
  private final NormSpec spec;
  private final Map<Operand, Tensor> inputs;
  private final double epsRounding;
  private final List<String> differences = new ArrayList<>();

  /** The case's own words; those that a case may leave out have a default. */
  private record Words(Path path, JsonObject json) {
    JsonElement need(String key) {
      JsonElement e = json.get(key);
      if (e == null || !e.isJsonPrimitive()) {
        throw new TensorFileException(
            path + ": its case has " + key + " " + e + ", wanted a value: write it into the file");
      }
      return e;
    }

    String word(String key, String otherwise) {
      return json.has(key) ? need(key).getAsString() : otherwise;
    }

    double number(String key) {
      try {
        return need(key).getAsDouble();
      } catch (NumberFormatException e) {
        throw new TensorFileException(
            path + ": its case has " + key + " " + json.get(key) + ", wanted a number", e);
      }
    }

    int integer(String key) {
      double value = number(key);
      if (value != (int) value) {
        throw new TensorFileException(
            path + ": its case has " + key + " " + value + ", wanted a whole number");
      }
      return (int) value;
    }
  }

  private CaseFile(Path path, SafeTensors file) {
    this.path = path;
    this.file = file;
    Words words = words();
    boolean fusedAdd = words.need("fused_add").getAsBoolean();
    Quantization quantization = Quantization.of(words.word("quant", "none"));
    this.inputs = new EnumMap<>(Operand.class);
    for (Operand o : Operand.ALL) {
      boolean wanted =
          switch (o) {
            case X -> true;
            case RESIDUAL -> fusedAdd;
            case XSCALE -> quantization == Quantization.SMOOTH;
            case GAMMA, BETA -> file.names().contains(o.word());
            default -> false;
          };
      if (wanted) {
        inputs.put(o, file.get(o.word()));
      }
    }
    double eps = words.number("eps");
    this.epsRounding = eps - (float) eps;
    this.spec =
        TensorCall.spec(
            Op.of(words.word("op", "")),
            inputs,
            (float) eps,
            words.integer("weight_offset"),
            quantization,
            true);
    agree(words, "rows", inputs.get(Operand.X).rows());
    agree(words, "cols", spec.cols());
    agree(words, "dtype", spec.dtype());
    agree(words, "weight_dtype", spec.weightDtype());
    if (quantization == Quantization.SMOOTH) {
      agree(words, "xscale_dtype", spec.xscaleDtype());
    }
  }

  /**
   * Opens a case file and checks its case against its tensors.
   *
   * @throws TensorFileException if they do not fit
   */
  static CaseFile open(Path path) {
    SafeTensors file = SafeTensors.open(path);
    try {
      return new CaseFile(path, file);
    } catch (TensorFileException e) {
      file.close();
      throw e;
    } catch (NormException e) {
      file.close();
      throw new TensorFileException(path + ": " + e.getMessage(), e);
    }
  }

  private Words words() {
    String text = file.metadata().get(CASE);
    try {
      if (text != null && JsonParser.parseString(text) instanceof JsonObject json) {
        return new Words(path, json);
      }
    } catch (JsonParseException e) {
      throw new TensorFileException(path + ": its case is no valid JSON: " + text, e);
    }
    throw new TensorFileException(
        path
            + " has "
            + text
            + " for metadata entry 'case': wanted a JSON object, is it a case file?");
  }

  private void agree(Words words, String key, Object found) {
    String said = words.need(key).getAsString();
    if (!said.equalsIgnoreCase(found.toString())) {
      throw new TensorFileException(
          path + ": its case has " + key + " " + said + ", but its tensors have " + found);
    }
  }

  /** Returns the file's name without its ending. */
  String name() {
    return path.getFileName().toString().replaceFirst("\\.safetensors$", "");
  }

  NormSpec spec() {
    return spec;
  }

  Map<Operand, Tensor> inputs() {
    return inputs;
  }

  /**
   * Compares every expected tensor of the file with the reference, so that a damaged file is never
   * taken for a wrong path: float64 values by a tolerance, the rounded ones exactly.
   *
   * @return one line for each tensor that differs
   * @throws TensorFileException if an expected tensor is missing or of another dtype or shape
   */
  List<String> differences(ReferenceResult reference) {
    differences.clear();
    int cols = reference.cols();
    Exact exact = exact(reference);
    double[] rstd = expected("rstd_f64", DType.F64, Operand.Extent.COLUMN);
    near("rstd_f64", rstd, exact.rstd(), i -> TOLERANCE * exact.rstd()[i]);
    if (spec.op() == Op.LAYER) {
      double[] mean = expected("mean_f64", DType.F64, Operand.Extent.COLUMN);
      near("mean_f64", mean, reference.mean(), i -> TOLERANCE * reference.largestInput()[i]);
    }
    double[] y = expected("y_f64", DType.F64, Operand.Extent.MATRIX);
    boolean[] yHolds = near("y_f64", y, exact.y(), i -> TOLERANCE * exact.largest()[i / cols]);
    if (spec.fusedAdd()) {
      double[] sum = expected("residual_out", spec.dtype(), Operand.Extent.MATRIX);
      compare(
          "residual_out",
          sum,
          i -> reference.residualOut()[i],
          (i, v) -> same(v, reference.residualOut()[i]));
    }
    if (spec.quantization() == Quantization.NONE) {
      double[] rounded = expected("y", spec.dtype(), Operand.Extent.MATRIX);
      // Some writers round to f32 first, which moves a value that is next to a tie.
      compare(
          "y",
          rounded,
          i -> round(y[i]),
          (i, v) -> !yHolds[i] || same(v, round(y[i])) || same(v, round((float) y[i])));
    } else {
      double[] scale = expected("yscale_f64", DType.F64, Operand.Extent.COLUMN);
      boolean[] scaleHolds =
          near("yscale_f64", scale, exact.scale(), i -> TOLERANCE * exact.scale()[i]);
      double[] q = expected("q", DType.I8, Operand.Extent.MATRIX);
      // A path divides by the scale in f32: next to a tie that may give the neighbour.
      compare(
          "q",
          q,
          i -> quotient(y[i], scale[i / cols]),
          (i, v) ->
              !(yHolds[i] && scaleHolds[i / cols])
                  || v == quotient(y[i], scale[i / cols])
                  || v == quotient(y[i], (float) scale[i / cols]));
    }
    return List.copyOf(differences);
  }

  private double round(double value) {
    return Rounding.round(spec.dtype(), value);
  }

  private static double quotient(double y, double scale) {
    return Double.isNaN(scale) ? 0 : Math.clamp(Math.rint(y / scale), -127, 127);
  }

  /** The reference's values for the file's eps, a double where the spec's is a float. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared as a whole.
  private record Exact(double[] y, double[] rstd, double[] scale, double[] largest) {}

  private Exact exact(ReferenceResult reference) {
    int cols = reference.cols();
    double[] y = reference.y().clone();
    double[] rstd = reference.rstd().clone();
    double[] scale = reference.scale() == null ? null : reference.scale().clone();
    double[] largest = new double[rstd.length];
    for (int i = 0; i < rstd.length; i++) {
      double old = rstd[i];
      boolean moves = epsRounding != 0 && old > 0 && Double.isFinite(old);
      rstd[i] = moves ? 1 / Math.sqrt(1 / (old * old) + epsRounding) : old;
      for (int j = 0; j < cols; j++) {
        int at = i * cols + j;
        if (moves) {
          double still = input(Operand.BETA, j, 0) * input(Operand.XSCALE, j, 1);
          y[at] = (y[at] - still) * (rstd[i] / old) + still;
        }
        double v = Math.abs(y[at]);
        largest[i] = Double.isFinite(v) ? Math.max(largest[i], v) : largest[i];
      }
      if (scale != null && moves && !Double.isNaN(scale[i])) {
        scale[i] = largest[i] == 0 ? 1 : largest[i] / 127;
      }
    }
    return new Exact(y, rstd, scale, largest);
  }

  private double input(Operand operand, int col, double otherwise) {
    Tensor t = inputs.get(operand);
    return t == null
        ? otherwise
        : Elements.load(t.data(), t.dtype(), (long) col * t.dtype().bytes());
  }

  private double[] expected(String name, DType dtype, Operand.Extent extent) {
    Tensor t = file.get(name);
    long[] shape = inputs.get(Operand.X).shape();
    if (extent == Operand.Extent.COLUMN) {
      shape = Arrays.copyOf(shape, shape.length - 1);
    }
    if (t.dtype() != dtype || !Arrays.equals(t.shape(), shape)) {
      throw new TensorFileException(
          path
              + ": "
              + name
              + " is "
              + t.form()
              + ", wanted "
              + dtype
              + " "
              + Arrays.toString(shape));
    }
    double[] values = new double[Math.toIntExact(t.elements())];
    for (int i = 0; i < values.length; i++) {
      values[i] = Elements.load(t.data(), dtype, (long) i * dtype.bytes());
    }
    return values;
  }

  private interface Wanted {
    double at(int i);
  }

  private interface Holds {
    boolean at(int i, double value);
  }

  private boolean[] near(String name, double[] found, double[] wanted, Wanted tolerance) {
    return compare(
        name,
        found,
        i -> wanted[i],
        (i, v) -> same(v, wanted[i]) || Math.abs(v - wanted[i]) <= tolerance.at(i));
  }

  /** Notes the first value that does not hold, and how many do not; returns which do. */
  private boolean[] compare(String name, double[] found, Wanted wanted, Holds holds) {
    boolean[] held = new boolean[found.length];
    int first = -1;
    int broken = 0;
    for (int i = 0; i < found.length; i++) {
      held[i] = holds.at(i, found[i]);
      if (!held[i]) {
        first = first < 0 ? i : first;
        broken++;
      }
    }
    if (broken > 0) {
      differences.add(
          name
              + " holds "
              + found[first]
              + " at element "
              + first
              + ", the reference gives "
              + wanted.at(first)
              + (broken == 1 ? "" : " (and " + (broken - 1) + " more differ)"));
    }
    return held;
  }

  /** Compares bits, so that -0.0 is not 0.0, and takes every NaN for one. */
  private static boolean same(double a, double b) {
    return Double.doubleToLongBits(a) == Double.doubleToLongBits(b);
  }

  @Override
  public void close() {
    file.close();
  }
}
