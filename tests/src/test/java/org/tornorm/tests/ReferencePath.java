package org.tornorm.tests;

import java.util.List;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.cost.CostModel;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;
import org.tornorm.reference.Rounding;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Support;

/**
 * The slowest path: it stores what the float64 reference computes. Its outputs are right by
 * definition, so where it fails the contract, the contract is wrong.
 */
class ReferencePath implements NormPath {
  @Override
  public String name() {
    return "reference";
  }

  @Override
  public Availability availability() {
    return new Availability.Yes("float64 on one thread");
  }

  @Override
  public List<String> devices() {
    return List.of("the calling thread");
  }

  @Override
  public Support supports(NormSpec spec, CallShape shape) {
    return new Support.Yes("");
  }

  @Override
  public CostModel cost() {
    return (spec, shape) -> 0.01 * spec.bytesMoved(shape.rows());
  }

  @Override
  public PathKernel prepare(NormSpec spec) {
    return ReferencePath::run;
  }

  private static void run(NormCall call) {
    ReferenceResult r = Reference.compute(call);
    store(call, Operand.Y, r.y());
    store(call, Operand.RESIDUAL_OUT, r.residualOut());
    store(call, Operand.SCALE, r.scale());
    store(call, Operand.RSTD, r.rstd());
    store(call, Operand.MEAN, r.mean());
    if (r.q() != null) {
      double[] q = new double[r.q().length];
      for (int i = 0; i < q.length; i++) {
        q[i] = r.q()[i];
      }
      store(call, Operand.Q, q);
    }
  }

  private static void store(NormCall call, Operand o, double[] values) {
    if (!o.in(call.spec())) {
      return;
    }
    DType dtype = o.dtype(call.spec());
    int bytes = dtype.bytes();
    boolean matrix = o.extent() == Operand.Extent.MATRIX;
    int cols = matrix ? call.spec().cols() : 1;
    long pitch = matrix ? call.rowPitchBytes(o) : bytes;
    for (int i = 0; i < call.rows(); i++) {
      for (int j = 0; j < cols; j++) {
        double value = values[i * cols + j];
        float rounded = (float) (dtype.isFloat() ? Rounding.round(dtype, value) : value);
        Elements.store(call.segment(o), dtype, i * pitch + (long) j * bytes, rounded);
      }
    }
  }
}
