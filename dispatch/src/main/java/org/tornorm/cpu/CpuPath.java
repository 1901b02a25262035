package org.tornorm.cpu;

import java.util.List;
import org.tornorm.CallShape;
import org.tornorm.NormSpec;
import org.tornorm.cost.CostModel;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Support;

/**
 * Runs every spec on the CPU, on all rows, pitches, alignments and segments. It is always
 * available; with the Vector API it is fast.
 */
public final class CpuPath implements NormPath {
  /** The name of this path. */
  public static final String NAME = "cpu";

  private volatile Engine engine;

  private record Engine(
      CpuOptions options,
      CpuCost cost,
      CpuPool pool,
      Availability available,
      List<String> devices) {
    Engine(CpuOptions options) {
      this(
          options,
          new CpuCost(options),
          new CpuPool(options.threads() - 1),
          new Availability.Yes(facts(options)),
          List.of(facts(options)));
    }

    private static String facts(CpuOptions o) {
      String loops =
          o.vectorBits() > 0
              ? o.vectorBits() + "-bit vectors"
              : "plain Java loops" + VectorSupport.remedy("; for vectors ");
      return CpuName.get()
          + ", "
          + loops
          + ", "
          + o.threads()
          + (o.threads() == 1 ? " thread" : " threads");
    }
  }

  /**
   * Makes a path with the options that the system properties give. They are read when the path is
   * first asked something, which then throws an {@link org.tornorm.InvalidSettingException} if one
   * is wrong.
   */
  public CpuPath() {}

  /** Makes a path with these options. */
  public CpuPath(CpuOptions options) {
    engine = new Engine(options);
  }

  private Engine engine() {
    Engine e = engine;
    return e != null ? e : makeEngine();
  }

  private synchronized Engine makeEngine() {
    if (engine == null) {
      engine = new Engine(CpuOptions.fromProperties());
    }
    return engine;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Availability availability() {
    return engine().available();
  }

  @Override
  public List<String> devices() {
    return engine().devices();
  }

  @Override
  public Support supports(NormSpec spec, CallShape shape) {
    if (shape.residency() != CallShape.Residency.HOST) {
      return Support.no("the data is in device memory", "copy it to the host");
    }
    return new Support.Yes(
        engine().cost().parallel(spec, shape.rows()) ? "" : "small, so on the calling thread");
  }

  @Override
  public CostModel cost() {
    return engine().cost().figures();
  }

  @Override
  public PathKernel prepare(NormSpec spec) {
    Engine e = engine();
    return new CpuKernel(spec, e.options(), e.pool());
  }

  /** Stops the workers; kernels that are still used run on their callers. */
  @Override
  public void close() {
    Engine e = engine;
    if (e != null) {
      e.pool().close();
    }
  }
}
