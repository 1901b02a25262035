package org.tornorm.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.EnumMap;
import java.util.Map;
import org.tornorm.Decision;
import org.tornorm.NormCall;
import org.tornorm.NormTensor;
import org.tornorm.Norms;
import org.tornorm.Operand;
import org.tornorm.PreparedNorm;
import org.tornorm.hip.HipNorms;

/** Calls through the dispatcher on tensors that stay on the HIP path's device. */
final class TensorRig implements Rig {
  private static final int ROW_ALIGNMENT = 16;

  private final Norms norms;
  private final PreparedNorm norm;
  private final NormCall[] calls;
  private final Decision decision;
  private HipCopy copy;
  private int next;

  /** Makes a case ready; closing it closes the tensors with their facade. */
  TensorRig(HipNorms device, BenchCase c) {
    CaseData data = new CaseData(c.spec(), c.rows(), ROW_ALIGNMENT);
    norms = Norms.open(Rigs.HIP);
    calls = new NormCall[c.sets()];
    try (Arena arena = Arena.ofConfined()) {
      norm = norms.prepare(c.spec());
      Map<Operand, MemorySegment> heads = data.heads(arena);
      Map<Operand, NormTensor> first = null;
      for (int i = 0; i < calls.length; i++) {
        Map<Operand, NormTensor> tensors = tensors(c, heads);
        first = first == null ? tensors : first;
        NormCall.Builder call = NormCall.of(c.spec(), c.rows());
        tensors.forEach(call::set);
        calls[i] = call.build();
        norm.run(calls[i]);
      }
      decision = norm.explain(calls[0].shape());
      Map<Operand, MemorySegment> found = new EnumMap<>(Operand.class);
      first.forEach((o, tensor) -> found.put(o, tensor.read()));
      data.requireRight(found);
      copy = new HipCopy(device, c.bytesMoved(), c.sets());
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  private Map<Operand, NormTensor> tensors(BenchCase c, Map<Operand, MemorySegment> heads) {
    Map<Operand, NormTensor> tensors = new EnumMap<>(Operand.class);
    heads.forEach(
        (o, head) -> {
          NormTensor tensor = norms.tensor(c.spec(), o, c.rows());
          if (!o.output()) {
            CaseData.repeat(head, tensor.write());
          }
          tensors.put(o, tensor);
        });
    return tensors;
  }

  @Override
  public String decision() {
    return decision.toString();
  }

  @Override
  public void call() {
    enqueue();
    sync();
  }

  @Override
  public void enqueue() {
    next = next + 1 == calls.length ? 0 : next + 1;
    norm.run(calls[next]);
  }

  @Override
  public void sync() {
    norms.sync();
  }

  @Override
  public double copyMicros() {
    return copy.micros();
  }

  @Override
  public void close() {
    if (copy != null) {
      copy.close();
    }
    norms.close();
  }
}
