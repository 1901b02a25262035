package org.tornorm.tests;

import java.util.ArrayList;
import java.util.List;
import org.tornorm.CallShape;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.NormTensor;
import org.tornorm.Norms;
import org.tornorm.Operand;
import org.tornorm.PreparedNorm;
import org.tornorm.cost.CostModel;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Support;

/**
 * A path whose calls on segments run as calls on tensors: each wraps its segments, runs where
 * tensors live, and reads the outputs back.
 */
final class ByTensors implements NormPath {
  private final NormPath path;
  private final Norms norms;

  ByTensors(NormPath path) {
    this.path = path;
    norms = Norms.open(List.of(path), path.name());
  }

  @Override
  public String name() {
    return path.name();
  }

  @Override
  public Availability availability() {
    return path.availability();
  }

  @Override
  public List<String> devices() {
    return path.devices();
  }

  @Override
  public Support supports(NormSpec spec, CallShape shape) {
    return path.supports(spec, shape);
  }

  @Override
  public CostModel cost() {
    return path.cost();
  }

  @Override
  public PathKernel prepare(NormSpec spec) {
    PreparedNorm norm = norms.prepare(spec);
    return call -> run(norm, call);
  }

  private void run(PreparedNorm norm, NormCall call) {
    NormSpec spec = call.spec();
    List<NormTensor> tensors = new ArrayList<>();
    NormTensor[] byOperand = new NormTensor[Operand.ALL.size()];
    NormCall.Builder onTensors = NormCall.of(spec, call.rows());
    for (Operand o : Operand.ALL) {
      if (!o.in(spec)) {
        continue;
      }
      NormTensor t = aliased(o, call, byOperand);
      if (t == null) {
        t = wrap(o, call);
        tensors.add(t);
      }
      byOperand[o.ordinal()] = t;
      onTensors.set(o, t);
    }
    norm.run(onTensors.build());
    for (Operand o : Operand.ALL) {
      if (o.in(spec) && o.output()) {
        byOperand[o.ordinal()].read();
      }
    }
    tensors.forEach(NormTensor::close);
  }

  /** Returns the tensor of an input that this output is. */
  private static NormTensor aliased(Operand o, NormCall call, NormTensor[] byOperand) {
    if (o != Operand.Y && o != Operand.RESIDUAL_OUT) {
      return null;
    }
    for (Operand in : List.of(Operand.X, Operand.RESIDUAL)) {
      if (in.in(call.spec())
          && call.segment(in).address() == call.segment(o).address()
          && call.segment(in).heapBase().equals(call.segment(o).heapBase())) {
        return byOperand[in.ordinal()];
      }
    }
    return null;
  }

  private NormTensor wrap(Operand o, NormCall call) {
    NormSpec spec = call.spec();
    boolean matrix = o.extent() == Operand.Extent.MATRIX;
    long cols = o.extent() == Operand.Extent.COLUMN ? call.rows() : spec.cols();
    long rowBytes = cols * o.dtype(spec).bytes();
    return norms.wrap(
        call.segment(o),
        o.dtype(spec),
        matrix ? call.rows() : 1,
        cols,
        matrix ? Math.max(rowBytes, call.rowPitchBytes(o)) : rowBytes);
  }

  @Override
  public void close() {
    norms.close();
  }
}
