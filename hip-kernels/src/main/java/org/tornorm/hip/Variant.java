package org.tornorm.hip;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.Quantization;

/**
 * All that is compiled into a kernel: what the macros of the kernel source are set to. Columns,
 * rows and eps are not, so one variant serves every spec that differs in nothing else.
 *
 * @param macros name without the prefix TN_, and value
 */
record Variant(Map<String, Integer> macros) {
  static Variant of(NormSpec spec, Geometry geometry, int waveSize) {
    Map<String, Integer> m = new TreeMap<>();
    m.put("OP", spec.op() == Op.RMS ? 0 : 1);
    m.put("DTYPE", code(spec.dtype()));
    m.put("WEIGHT_DTYPE", code(spec.weightDtype()));
    m.put("XSCALE_DTYPE", Operand.XSCALE.in(spec) ? code(spec.xscaleDtype()) : 0);
    m.put("GAMMA", flag(spec.gamma()));
    m.put("BETA", flag(spec.beta()));
    m.put("WEIGHT_OFFSET", spec.weightOffset());
    m.put("ADD", flag(spec.fusedAdd()));
    m.put("QUANTIZE", flag(spec.quantization() != Quantization.NONE));
    m.put("XSCALE", flag(Operand.XSCALE.in(spec)));
    m.put("STATISTICS", flag(spec.statistics()));
    m.put("WAVE", waveSize);
    m.put("THREADS_PER_ROW", geometry.threadsPerRow());
    m.put("ROWS_PER_BLOCK", geometry.rowsPerBlock());
    m.put("ELEMENTS", geometry.elements());
    m.put("VECTORS", geometry.vectors());
    m.put("LOCAL_VECTORS", geometry.localVectors());
    m.put("REREAD", flag(geometry.reread()));
    m.put("TAIL", geometry.tail().ordinal());
    m.put("STREAM_LOADS", flag(geometry.streamLoads()));
    m.put("STREAM_STORES", flag(geometry.streamStores()));
    return new Variant(Map.copyOf(m));
  }

  private static int flag(boolean b) {
    return b ? 1 : 0;
  }

  private static int code(DType dtype) {
    return switch (dtype) {
      case F32 -> 0;
      case F16 -> 1;
      case BF16 -> 2;
      case I8, F64 -> throw new AssertionError("no kernel reads " + dtype);
    };
  }

  /** Returns a short name that differs between variants. */
  String digest() {
    byte[] hash =
        CodeCache.sha256().digest(String.join(" ", definitions()).getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash, 0, 8);
  }

  /** Returns the macros as compiler options, in a fixed order. */
  List<String> definitions() {
    return new TreeMap<>(macros)
        .entrySet().stream().map(e -> "-DTN_" + e.getKey() + "=" + e.getValue()).toList();
  }
}
