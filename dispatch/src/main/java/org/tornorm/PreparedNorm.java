package org.tornorm;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.tornorm.spi.PathKernel;

/**
 * A spec made ready on every path that may run it. Runs any number of rows, from many threads at
 * once; {@link #run} neither compiles nor, on the CPU path, allocates. It lives as long as the
 * {@link Norms} that made it.
 */
public final class PreparedNorm {
  private static final int CACHE_SIZE = 64;

  private final Norms norms;
  private final NormSpec spec;
  private final Map<String, PathKernel> kernels;
  private final Map<String, PathFailedException> failures;
  private final AtomicReferenceArray<Choice> choices = new AtomicReferenceArray<>(CACHE_SIZE);

  private record Choice(CallShape shape, PathKernel kernel) {}

  PreparedNorm(
      Norms norms,
      NormSpec spec,
      Map<String, PathKernel> kernels,
      Map<String, PathFailedException> failures) {
    this.norms = norms;
    this.spec = spec;
    this.kernels = Map.copyOf(kernels);
    this.failures = Map.copyOf(failures);
  }

  /** Returns the spec that was prepared. */
  public NormSpec spec() {
    return spec;
  }

  /** Returns which path would run calls of this shape, and why. */
  public Decision explain(CallShape shape) {
    return norms.decide(spec, shape, this::unready);
  }

  private String unready(String path) {
    if (kernels.containsKey(path)) {
      return null;
    }
    PathFailedException failure = failures.get(path);
    return failure == null ? "no kernel was prepared on this path" : failure.getMessage();
  }

  /**
   * Runs a call and returns when its outputs are complete. With no rows nothing is written.
   *
   * @throws InvalidCallException if the call is of another spec, or a segment is closed or belongs
   *     to another thread; nothing was written
   * @throws NoPathException if no path may run such a call; nothing was written
   * @throws PathFailedException if the chosen path failed; it says whether outputs were touched
   */
  public void run(NormCall call) {
    if (call.spec() != spec && !call.spec().equals(spec)) {
      throw new InvalidCallException(
          "the call is of spec (" + call.spec() + "), this kernel of (" + spec + "): prepare that");
    }
    norms.requireOpen();
    call.requireAccess();
    if (call.rows() > 0) {
      choose(call.shape()).run(call);
    }
  }

  private PathKernel choose(CallShape shape) {
    int slot = shape.hashCode() & (CACHE_SIZE - 1);
    Choice known = choices.get(slot);
    if (known != null && known.shape().equals(shape)) {
      return known.kernel();
    }
    Decision decision = explain(shape);
    PathKernel kernel =
        kernels.get(decision.chosen().orElseThrow(() -> new NoPathException(decision)));
    Norms.LOG.log(System.Logger.Level.DEBUG, decision::toString);
    choices.set(slot, new Choice(shape, kernel));
    return kernel;
  }

  void close() {
    kernels.values().forEach(PathKernel::close);
  }
}
