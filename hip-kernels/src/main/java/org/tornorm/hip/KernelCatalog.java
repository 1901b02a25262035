package org.tornorm.hip;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;

/** The specs that code objects are made for, and the kernels that serve them. */
final class KernelCatalog {
  private KernelCatalog() {}

  /**
   * Returns every combination of op, dtype, weight dtype, fused add and quantization with all
   * weights given, and each of the other features on its own.
   */
  static List<NormSpec> specs(int cols) {
    List<NormSpec> specs = new ArrayList<>();
    for (Op op : Op.values()) {
      for (DType dtype : List.of(DType.F32, DType.F16, DType.BF16)) {
        for (DType weights : dtype == DType.F32 ? List.of(dtype) : List.of(dtype, DType.F32)) {
          for (boolean add : new boolean[] {false, true}) {
            for (NormSpec.Builder b : quantizations(op, cols, dtype)) {
              b.dtype(dtype).weightDtype(weights);
              specs.add((add ? b.fusedAdd() : b).build());
            }
          }
        }
        NormSpec whole = start(op, cols).dtype(dtype).build();
        specs.add(whole.toBuilder().statistics().build());
        specs.add(whole.toBuilder().weightOffset(1).build());
        specs.add(whole.toBuilder().gamma(false).build());
        if (op == Op.LAYER) {
          specs.add(whole.toBuilder().beta(false).build());
          specs.add(whole.toBuilder().gamma(false).beta(false).build());
        }
      }
    }
    return specs;
  }

  private static NormSpec.Builder start(Op op, int cols) {
    return op == Op.RMS ? NormSpec.rms(cols) : NormSpec.layer(cols);
  }

  private static List<NormSpec.Builder> quantizations(Op op, int cols, DType dtype) {
    List<NormSpec.Builder> forms = new ArrayList<>();
    forms.add(start(op, cols));
    forms.add(start(op, cols).dynamicInt8());
    forms.add(start(op, cols).smoothInt8(dtype));
    if (dtype != DType.F32) {
      forms.add(start(op, cols).smoothInt8(DType.F32));
    }
    return forms;
  }

  /**
   * One kernel that serves a spec for some numbers of rows.
   *
   * @param rows those of the numbers asked that this geometry is chosen for
   */
  record Launchable(NormSpec spec, Geometry geometry, Variant variant, List<Long> rows) {}

  /** Returns the kernels that a spec needs for these numbers of rows of aligned memory. */
  static List<Launchable> launchables(NormSpec spec, List<Long> rows, DeviceProfile device) {
    Map<Geometry, List<Long>> byGeometry = new LinkedHashMap<>();
    for (long r : rows) {
      Geometry g = Geometry.of(spec, r, Geometry.maxElements(spec.dtype()), device);
      byGeometry.computeIfAbsent(g, x -> new ArrayList<>()).add(r);
    }
    List<Launchable> launchables = new ArrayList<>();
    byGeometry.forEach(
        (g, served) ->
            launchables.add(
                new Launchable(spec, g, Variant.of(spec, g, device.waveSize()), served)));
    return launchables;
  }
}
