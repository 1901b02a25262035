package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.io.SafeTensors;
import org.tornorm.io.Tensor;
import org.tornorm.reference.ReferenceResult;

/** A file of inputs and of outputs that another implementation computed. */
final class GoldenCase implements AutoCloseable {
  private final SafeTensors file;
  private final JsonObject json;

  private GoldenCase(Path path) {
    file = SafeTensors.open(path);
    json = JsonParser.parseString(file.metadata().get("case")).getAsJsonObject();
  }

  static GoldenCase open(Path path) {
    return new GoldenCase(path);
  }

  /** Returns the case files among the test resources, in order of their names. */
  static List<Path> files() {
    try (Stream<Path> files =
        Files.list(Path.of(GoldenCase.class.getResource("/golden").toURI()))) {
      return files.filter(f -> f.toString().endsWith(".safetensors")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private String word(String key) {
    return json.get(key).getAsString();
  }

  NormSpec spec() {
    int cols = json.get("cols").getAsInt();
    NormSpec.Builder b = Op.of(word("op")) == Op.RMS ? NormSpec.rms(cols) : NormSpec.layer(cols);
    b.dtype(DType.of(word("dtype")))
        .weightDtype(DType.of(word("weight_dtype")))
        .gamma(has("gamma"))
        .beta(has("beta"))
        .weightOffset(json.get("weight_offset").getAsInt())
        .eps(json.get("eps").getAsFloat())
        .statistics();
    if (json.get("fused_add").getAsBoolean()) {
      b.fusedAdd();
    }
    if (json.has("quant")) {
      switch (word("quant")) {
        case "dynamic" -> b.dynamicInt8();
        case "smooth" -> b.smoothInt8(DType.of(word("xscale_dtype")));
        default -> throw new AssertionError("unknown quant in " + json);
      }
    }
    return b.build();
  }

  long rows() {
    return json.get("rows").getAsLong();
  }

  /** Returns eps as the file's float64 values took it. */
  double eps() {
    return json.get("eps").getAsDouble();
  }

  private boolean has(String tensor) {
    return file.names().contains(tensor);
  }

  /** Returns memory for the case's call with its inputs filled in. */
  CallMemory inputs() {
    CallMemory memory = new CallMemory(spec(), rows());
    for (Operand o : Operand.ALL) {
      if (o.in(memory.spec()) && !o.output()) {
        Tensor tensor = file.get(o.word());
        assertEquals(o.dtype(memory.spec()), tensor.dtype(), o::word);
        MemorySegment.copy(tensor.data(), 0, memory.segment(o), 0, tensor.data().byteSize());
      }
    }
    return memory;
  }

  /** Returns the elements of a tensor, or null if the file has none of that name. */
  double[] values(String name) {
    if (!has(name)) {
      return null;
    }
    Tensor tensor = file.get(name);
    int bytes = tensor.dtype().bytes();
    double[] values = new double[(int) (tensor.data().byteSize() / bytes)];
    for (int i = 0; i < values.length; i++) {
      values[i] = Elements.load(tensor.data(), tensor.dtype(), (long) i * bytes);
    }
    return values;
  }

  /** Returns the file's own expectations; the largest inputs come from our reference. */
  ReferenceResult expected(ReferenceResult ours) {
    return new ReferenceResult(
        ours.rows(),
        ours.cols(),
        values("y_f64"),
        values("residual_out"),
        has("q") ? file.get("q").data().toArray(ValueLayout.JAVA_BYTE) : null,
        values("yscale_f64"),
        values("rstd_f64"),
        values("mean_f64"),
        ours.largestInput(),
        ours.noise());
  }

  @Override
  public void close() {
    file.close();
  }
}
