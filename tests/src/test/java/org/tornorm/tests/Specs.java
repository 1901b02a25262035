package org.tornorm.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;

/** The specs that the contract runs. */
final class Specs {
  static final List<DType> DTYPES = List.of(DType.F32, DType.F16, DType.BF16);

  private Specs() {}

  private static NormSpec.Builder builder(Op op, int cols) {
    return op == Op.RMS ? NormSpec.rms(cols) : NormSpec.layer(cols);
  }

  /** Returns each operation in each dtype, with all weights and nothing else. */
  static List<NormSpec> plain(int cols) {
    List<NormSpec> specs = new ArrayList<>();
    for (Op op : Op.values()) {
      for (DType dtype : DTYPES) {
        specs.add(builder(op, cols).dtype(dtype).build());
      }
    }
    return specs;
  }

  /** Returns {@link #plain}, and the same with the fused add, statistics and int8. */
  static List<NormSpec> plainAndFull(int cols) {
    List<NormSpec> specs = new ArrayList<>(plain(cols));
    for (NormSpec spec : plain(cols)) {
      specs.add(spec.toBuilder().fusedAdd().statistics().build());
      specs.add(spec.toBuilder().fusedAdd().smoothInt8(DType.F32).statistics().build());
    }
    return specs;
  }

  /** Returns every combination of features that is a valid spec, with the default eps. */
  static List<NormSpec> all(Op op, DType dtype, int cols) {
    List<NormSpec> specs = new ArrayList<>();
    for (DType weightDtype : withF32(dtype)) {
      for (Weights weights : Weights.values()) {
        for (boolean beta : op == Op.LAYER ? new boolean[] {false, true} : new boolean[] {false}) {
          for (boolean add : new boolean[] {false, true}) {
            for (boolean statistics : new boolean[] {false, true}) {
              NormSpec.Builder b =
                  builder(op, cols)
                      .dtype(dtype)
                      .weightDtype(weightDtype)
                      .gamma(weights != Weights.NONE)
                      .weightOffset(weights == Weights.OFFSET ? 1 : 0)
                      .beta(beta);
              if (add) {
                b.fusedAdd();
              }
              if (statistics) {
                b.statistics();
              }
              specs.add(b.build());
              specs.add(b.dynamicInt8().build());
              for (DType xscaleDtype : withF32(dtype)) {
                specs.add(b.smoothInt8(xscaleDtype).build());
              }
            }
          }
        }
      }
    }
    return specs;
  }

  /** Returns one of {@link #all}, with one of some usual values of eps. */
  static NormSpec random(SplittableRandom random, int cols) {
    Op op = Op.values()[random.nextInt(Op.values().length)];
    List<NormSpec> specs = all(op, DTYPES.get(random.nextInt(DTYPES.size())), cols);
    float[] eps = {0, 1e-12f, 1e-6f, 1e-5f, 1e-3f, 1};
    return specs.get(random.nextInt(specs.size())).toBuilder()
        .eps(eps[random.nextInt(eps.length)])
        .build();
  }

  private enum Weights {
    NONE,
    PLAIN,
    OFFSET
  }

  private static List<DType> withF32(DType dtype) {
    return dtype == DType.F32 ? List.of(dtype) : List.of(dtype, DType.F32);
  }
}
