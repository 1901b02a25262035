package org.tornorm.cli;

import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.function.Consumer;
import org.tornorm.CallShape;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;
import org.tornorm.cost.CostModel;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Support;

/**
 * The CPU path with one thing changed.
 *
 * @param availability whether it can run here
 * @param support whether it can run a call
 * @param after what happens to a call's outputs when they are complete
 */
record ChangedPath(Availability availability, Support support, Consumer<NormCall> after)
    implements NormPath {
  private static final Availability HERE = new Availability.Yes("the CPU path, changed");
  private static final Support ALL = new Support.Yes("");

  /** Returns a path that changes the first byte of an output. */
  static ChangedPath wrong(Operand operand) {
    return new ChangedPath(
        HERE,
        ALL,
        call -> {
          if (operand.in(call.spec())) {
            // The highest byte of the first element: sign and exponent, or all of an int8.
            long at = operand.dtype(call.spec()).bytes() - 1;
            byte old = call.segment(operand).get(ValueLayout.JAVA_BYTE, at);
            call.segment(operand).set(ValueLayout.JAVA_BYTE, at, (byte) (old ^ 0x08));
          }
        });
  }

  static ChangedPath failing() {
    return new ChangedPath(
        HERE,
        ALL,
        _ -> {
          throw new PathFailedException("changed", "the device was lost", true, null);
        });
  }

  static ChangedPath unavailable() {
    return new ChangedPath(Availability.no("no device", "plug one in"), ALL, _ -> {});
  }

  static ChangedPath unsupporting() {
    return new ChangedPath(HERE, Support.no("too odd", "even it out"), _ -> {});
  }

  @Override
  public String name() {
    return "changed";
  }

  @Override
  public List<String> devices() {
    return List.of("a device");
  }

  @Override
  public Support supports(NormSpec spec, CallShape shape) {
    return support;
  }

  @Override
  public CostModel cost() {
    return (spec, shape) -> 1;
  }

  @Override
  public PathKernel prepare(NormSpec spec) {
    NormPath cpu =
        Norms.shared().paths().stream()
            .filter(p -> p.name().equals("cpu"))
            .findFirst()
            .orElseThrow();
    PathKernel kernel = cpu.prepare(spec);
    return new PathKernel() {
      @Override
      public void run(NormCall call) {
        kernel.run(call);
        after.accept(call);
      }

      @Override
      public void close() {
        kernel.close();
      }
    };
  }
}
