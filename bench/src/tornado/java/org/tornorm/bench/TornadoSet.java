package org.tornorm.bench;

import java.lang.foreign.MemorySegment;
import java.util.EnumMap;
import java.util.Map;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.tornado.NormArrays;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.arrays.ShortArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/** The TornadoVM arrays of one call, filled with the case's numbers. */
final class TornadoSet {
  private final CaseData data;
  private final Map<Operand, TornadoNativeArray> arrays = new EnumMap<>(Operand.class);

  TornadoSet(CaseData data, Map<Operand, MemorySegment> heads) {
    this.data = data;
    heads.forEach((o, head) -> arrays.put(o, array(o, head)));
  }

  private TornadoNativeArray array(Operand o, MemorySegment head) {
    NormSpec spec = data.spec();
    int elements = Math.toIntExact(o.elements(spec, data.rows()));
    if (o.extent() == Operand.Extent.ROW) {
      // The kernels take weights in f32.
      FloatArray weights = new FloatArray(elements);
      DType dtype = o.dtype(spec);
      for (int j = 0; j < elements; j++) {
        weights.set(j, (float) Elements.load(head, dtype, (long) j * dtype.bytes()));
      }
      return weights;
    }
    TornadoNativeArray array =
        switch (o.dtype(spec)) {
          case F32 -> new FloatArray(elements);
          case F16 -> new HalfFloatArray(elements);
          case BF16 -> new ShortArray(elements);
          case I8 -> new ByteArray(elements);
          case F64 -> throw new AssertionError(o);
        };
    if (!o.output()) {
      CaseData.repeat(head, array.getSegment().asSlice(0, data.bytes(o)));
    }
    return array;
  }

  NormArrays norm() {
    NormArrays norm = new NormArrays();
    arrays.forEach(norm::set);
    return norm;
  }

  TornadoNativeArray get(Operand o) {
    return arrays.get(o);
  }

  Object[] inputs() {
    return present(false);
  }

  Object[] outputs() {
    return present(true);
  }

  private Object[] present(boolean outputs) {
    return arrays.entrySet().stream()
        .filter(e -> e.getKey().output() == outputs)
        .map(Map.Entry::getValue)
        .toArray();
  }

  /** Checks outputs that were copied to the host. */
  void requireRight(Map<Operand, MemorySegment> heads) {
    Map<Operand, MemorySegment> found = new EnumMap<>(heads);
    arrays.forEach(
        (o, array) -> {
          if (o.output()) {
            found.put(o, array.getSegment());
          }
        });
    data.requireRight(found);
  }
}
