package org.tornorm;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.tornorm.cost.CostModel;
import org.tornorm.spi.Availability;
import org.tornorm.spi.DeviceCall;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathDevice;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Support;

/**
 * Shares the rows of each call on host data out to all devices of a path. Tensors live on the first
 * device, and calls on them run there.
 */
final class ShardedPath implements NormPath {
  /** Stands for the threads that run shares. */
  private static final Thread ANOTHER = new Thread();

  private final NormPath whole;
  private final List<NormPath> parts;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread t = new Thread(task, "tornorm-shard");
            t.setDaemon(true);
            return t;
          });

  private ShardedPath(NormPath whole, List<NormPath> parts) {
    this.whole = whole;
    this.parts = parts;
  }

  /** Returns the path over all its devices; itself, if it has one only. */
  static NormPath over(NormPath path) {
    int devices = path.availability() instanceof Availability.Yes ? path.devices().size() : 0;
    return devices < 2
        ? path
        : new ShardedPath(path, IntStream.range(0, devices).mapToObj(path::onDevice).toList());
  }

  @Override
  public String name() {
    return whole.name();
  }

  @Override
  public Availability availability() {
    for (NormPath part : parts) {
      if (part.availability() instanceof Availability.No no) {
        return no;
      }
    }
    return whole.availability();
  }

  @Override
  public List<String> devices() {
    return whole.devices();
  }

  @Override
  public Support supports(NormSpec spec, CallShape shape) {
    Support support = parts.getFirst().supports(spec, share(shape));
    return support instanceof Support.Yes && shape.residency() == CallShape.Residency.HOST
        ? new Support.Yes("rows shared out to " + parts.size() + " devices")
        : support;
  }

  private CallShape share(CallShape shape) {
    return shape.residency() == CallShape.Residency.HOST
        ? new CallShape(
            Math.ceilDiv(shape.rows(), parts.size()), shape.residency(), shape.alignmentBytes())
        : shape;
  }

  @Override
  public CostModel cost() {
    CostModel part = parts.getFirst().cost();
    return (spec, shape) -> part.micros(spec, share(shape));
  }

  @Override
  public Optional<PathDevice> device() {
    return parts.getFirst().device();
  }

  @Override
  public PathKernel prepare(NormSpec spec) {
    List<PathKernel> kernels = new ArrayList<>();
    try {
      parts.forEach(p -> kernels.add(p.prepare(spec)));
    } catch (RuntimeException e) {
      kernels.forEach(PathKernel::close);
      throw e;
    }
    return new Kernel(kernels);
  }

  @Override
  public void close() {
    threads.shutdown();
    parts.forEach(NormPath::close);
    whole.close();
  }

  private final class Kernel implements PathKernel {
    private final List<PathKernel> kernels;

    Kernel(List<PathKernel> kernels) {
      this.kernels = kernels;
    }

    @Override
    public void run(NormCall call) {
      long share = Math.ceilDiv(call.rows(), kernels.size());
      boolean shared = Operand.ALL.stream().allMatch(o -> accessible(call.segment(o)));
      List<Future<?>> others = new ArrayList<>();
      for (int i = 1; i * share < call.rows(); i++) {
        NormCall part = call.slice(i * share, Math.min(share, call.rows() - i * share));
        PathKernel kernel = kernels.get(i);
        FutureTask<?> task = new FutureTask<>(() -> kernel.run(part), null);
        others.add(task);
        if (shared) {
          threads.execute(task);
        } else {
          task.run(); // a segment is confined to the caller
        }
      }
      List<PathFailedException> failures = new ArrayList<>();
      NormCall first = call.slice(0, Math.min(share, call.rows()));
      collect(failures, () -> kernels.getFirst().run(first));
      for (Future<?> other : others) {
        collect(failures, () -> await(other));
      }
      if (!failures.isEmpty()) {
        boolean touched =
            failures.size() <= others.size()
                || failures.stream().anyMatch(PathFailedException::outputsTouched);
        PathFailedException one = failures.getFirst();
        throw new PathFailedException(
            one.path(), "on one of its devices: " + one.getMessage(), touched, one);
      }
    }

    private static boolean accessible(MemorySegment segment) {
      return segment == null || segment.isAccessibleBy(ANOTHER);
    }

    private void collect(List<PathFailedException> failures, Runnable work) {
      try {
        work.run();
      } catch (PathFailedException e) {
        failures.add(e);
      }
    }

    /** Waits for another device's rows, whatever interrupts: it still writes the outputs. */
    private void await(Future<?> other) {
      boolean interrupted = false;
      try {
        while (true) {
          try {
            other.get();
            return;
          } catch (InterruptedException e) {
            interrupted = true;
          } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
              throw cause;
            }
            throw new IllegalStateException("a device's rows failed", e.getCause());
          }
        }
      } finally {
        if (interrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }

    @Override
    public void enqueue(DeviceCall call, long stream) {
      kernels.getFirst().enqueue(call, stream);
    }

    @Override
    public void close() {
      kernels.forEach(PathKernel::close);
    }
  }
}
