package org.tornorm;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.tornorm.CallShape.Residency;
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

  /** Paths whose failure was logged. */
  private final Set<String> warned = ConcurrentHashMap.newKeySet();

  /**
   * The paths that may run calls of a shape, best first.
   *
   * @param microsPerByte what moving tensors costs
   */
  private record Choice(
      CallShape shape, Decision decision, Ranked[] ranked, double microsPerByte) {}

  /**
   * A path that may run a call.
   *
   * @param onDevice whether it runs on tensors where they lie on the device
   * @param micros the predicted time without moving tensors
   */
  private record Ranked(String path, PathKernel kernel, boolean onDevice, double micros) {}

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
   * Runs a call. On segments it returns when the outputs are complete. On tensors it returns when
   * the work is enqueued, if a device does it: on the stream of the calling thread, behind whatever
   * other streams still do with these tensors. With no rows nothing is written.
   *
   * @throws InvalidCallException if the call is of another spec, or a segment or tensor is closed
   *     or belongs to another thread; nothing was written
   * @throws NoPathException if no path may run such a call; nothing was written
   * @throws PathFailedException if the chosen path failed, and no other may take its place; it says
   *     whether outputs were touched
   */
  public void run(NormCall call) {
    check(call);
    if (call.rows() == 0) {
      return;
    }
    if (call.tensors() != null) {
      runOnTensors(call.tensors(), null);
      return;
    }
    call.requireAccess();
    Choice choice = choose(call.shape());
    for (int i = 0; ; i++) {
      Ranked next = choice.ranked[i];
      try {
        next.kernel.run(call);
        return;
      } catch (PathFailedException e) {
        requireAnother(e, next, i + 1 == choice.ranked.length, choice.decision);
      }
    }
  }

  /**
   * Runs a call on tensors on a stream: behind what was enqueued on it.
   *
   * @throws InvalidCallException also if the call is on segments, or the stream of another {@link
   *     Norms}
   */
  public void run(NormCall call, NormStream stream) {
    check(call);
    if (call.tensors() == null) {
      throw new InvalidCallException("the call is on segments: only tensors' calls take a stream");
    }
    if (stream.memory() != norms.deviceMemory()) {
      throw new InvalidCallException("the stream is of another Norms: open one with this");
    }
    long handle = stream.handle();
    if (call.rows() > 0) {
      runOnTensors(call.tensors(), handle);
    }
  }

  private void check(NormCall call) {
    if (call.spec() != spec && !call.spec().equals(spec)) {
      throw new InvalidCallException(
          "the call is of spec (" + call.spec() + "), this kernel of (" + spec + "): prepare that");
    }
    norms.requireOpen();
    if (call.tensors() != null && call.tensors().norms() != norms) {
      throw new InvalidCallException(
          "the call's tensors are of another Norms: make them with the one that runs the call");
    }
  }

  private void runOnTensors(TensorArguments tensors, Long stream) {
    DeviceMemory device = norms.deviceMemory();
    Choice choice = choose(device == null ? tensors.onHost() : tensors.onDevice());
    boolean[] tried = new boolean[choice.ranked.length];
    for (int left = tried.length; ; left--) {
      int best = cheapest(choice, tensors, tried);
      tried[best] = true;
      Ranked next = choice.ranked[best];
      try {
        if (next.onDevice) {
          tensors.enqueue(next.kernel, stream != null ? stream : device.streamOfThread());
        } else {
          tensors.runOnHost(next.kernel);
        }
        return;
      } catch (PathFailedException e) {
        requireAnother(e, next, left == 1, choice.decision);
      }
    }
  }

  /** Returns the untried path with the least predicted time, moving included. */
  private int cheapest(Choice choice, TensorArguments tensors, boolean[] tried) {
    if (tried.length == 1) {
      return 0;
    }
    double toHost = tensors.bytesToMove(Residency.HOST) * choice.microsPerByte;
    double toDevice = tensors.bytesToMove(Residency.DEVICE) * choice.microsPerByte;
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < tried.length; i++) {
      Ranked r = choice.ranked[i];
      double micros = r.micros + (r.onDevice ? toDevice : toHost);
      if (!tried[i] && (best < 0 || (!norms.ordered() && micros < least))) {
        best = i;
        least = micros;
      }
    }
    return best;
  }

  /** Throws the failure unless another path may take the call; else logs it, once as a warning. */
  private void requireAnother(PathFailedException e, Ranked failed, boolean last, Decision d) {
    if (last || e.outputsTouched() || norms.onFailure() == OnFailure.THROW) {
      throw e;
    }
    System.Logger.Level level =
        warned.add(failed.path) ? System.Logger.Level.WARNING : System.Logger.Level.DEBUG;
    Norms.LOG.log(level, "{0}; the next path takes the call: {1}", e.getMessage(), d);
  }

  private Choice choose(CallShape shape) {
    int slot = shape.hashCode() & (CACHE_SIZE - 1);
    Choice known = choices.get(slot);
    if (known != null && known.shape().equals(shape)) {
      return known;
    }
    Decision decision = explain(shape);
    if (decision.chosen().isEmpty()) {
      throw new NoPathException(decision);
    }
    Norms.LOG.log(System.Logger.Level.DEBUG, decision::toString);
    boolean onDevice = shape.residency() == Residency.DEVICE;
    List<Ranked> ranked = new ArrayList<>();
    for (Decision.Candidate c : norms.ranked(decision)) {
      boolean there = onDevice && norms.isDevicePath(c.path());
      double micros =
          onDevice && !there
              ? norms.predictMicros(c.path(), spec, shape.on(Residency.HOST))
              : c.predictedMicros();
      ranked.add(new Ranked(c.path(), kernels.get(c.path()), there, micros));
    }
    Choice choice =
        new Choice(
            shape,
            decision,
            ranked.toArray(Ranked[]::new),
            onDevice ? norms.moveMicros(spec, shape) / spec.bytesMoved(shape.rows()) : 0);
    choices.set(slot, choice);
    return choice;
  }

  void close() {
    kernels.values().forEach(PathKernel::close);
  }
}
