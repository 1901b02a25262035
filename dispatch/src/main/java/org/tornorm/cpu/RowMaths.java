package org.tornorm.cpu;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;

/**
 * Makes a {@link RowMath} for a vector width, a type of rows and a set of weights. Each gets a copy
 * of {@link VectorRowMath} of its own, a hidden class with these as constants: the JIT compiler
 * needs a vector species that is one, and boxes vectors that merge behind a branch.
 */
final class RowMaths {
  /**
   * The constants of a copy.
   *
   * @param vectorBits 0 for plain Java
   * @param wideWeights whether weights are f32 and rows are not
   * @param adds whether the pass adds the residual up; f16 rows are added elsewhere
   * @param group vectors of columns in one step
   */
  record Key(
      int vectorBits,
      DType dtype,
      boolean quantized,
      boolean layer,
      boolean gamma,
      boolean beta,
      boolean xscale,
      boolean wideWeights,
      RowMath.Pass pass,
      boolean adds,
      int group) {
    /** Returns the key of loops for the columns behind the last whole step. */
    Key withGroup(int newGroup) {
      return new Key(
          vectorBits,
          dtype,
          quantized,
          layer,
          gamma,
          beta,
          xscale,
          wideWeights,
          pass,
          adds,
          newGroup);
    }

    /** Returns the key that the calling hidden class was made for. */
    static Key of(MethodHandles.Lookup hidden) {
      try {
        return MethodHandles.classData(hidden, "_", Key.class);
      } catch (IllegalAccessException e) {
        throw new LinkageError("a class may read its own class data", e);
      }
    }
  }

  /**
   * Vectors of columns in one step. So many are summed in f32 before the sum is widened: rounding
   * stays under 4 ulp even where it always goes the same way, as in a constant row. The JIT
   * compiler unrolls a step; with 16 in a loop of its own a cached f32 row took 1.0 us, so 0.7.
   */
  private static final int GROUP = 8;

  private static final Map<Key, RowMath> VECTOR = new ConcurrentHashMap<>();

  private RowMaths() {}

  /** Returns the loops for a spec at a width, which is 0 without the Vector API. */
  static RowMath of(NormSpec spec, int vectorBits, RowMath.Pass pass) {
    DType dtype = spec.dtype();
    boolean first = pass == RowMath.Pass.SUM || pass == RowMath.Pass.APPLY_AND_SUM;
    Key key =
        new Key(
            vectorBits,
            dtype,
            spec.quantization() != Quantization.NONE,
            spec.op() == Op.LAYER,
            spec.gamma(),
            spec.beta(),
            spec.quantization() == Quantization.SMOOTH,
            dtype != spec.weightDtype(),
            pass,
            first && spec.fusedAdd() && dtype != DType.F16,
            GROUP);
    return vectorBits == 0 ? new PlainRowMath(key) : VECTOR.computeIfAbsent(key, RowMaths::make);
  }

  static RowMath make(Key key) {
    try (InputStream in = RowMaths.class.getResourceAsStream("VectorRowMath.class")) {
      if (in == null) {
        throw new LinkageError("VectorRowMath.class is missing beside RowMaths: rebuild the jar");
      }
      return (RowMath)
          MethodHandles.lookup()
              .defineHiddenClassWithClassData(in.readAllBytes(), key, true)
              .lookupClass()
              .getDeclaredConstructor()
              .newInstance();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("cannot make vector loops for " + key, e);
    }
  }
}
