package org.tornorm.tests;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import org.tornorm.CallShape;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.PathFailedException;
import org.tornorm.cost.CostModel;
import org.tornorm.spi.Availability;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Support;

/** A path that computes rightly, answers what the test wants, and counts what is asked of it. */
final class FakePath extends ReferencePath {
  final AtomicInteger runs = new AtomicInteger();
  final AtomicInteger prepares = new AtomicInteger();
  final AtomicInteger kernelCloses = new AtomicInteger();
  final AtomicInteger closes = new AtomicInteger();

  private final String name;
  private String failure;
  private PathFailedException runFailure;
  private Availability availability = new Availability.Yes("a fake");
  private ToDoubleFunction<CallShape> cost = shape -> 1;
  private BiFunction<NormSpec, CallShape, Support> support = (spec, shape) -> new Support.Yes("");

  FakePath(String name) {
    this.name = name;
  }

  FakePath costs(ToDoubleFunction<CallShape> cost) {
    this.cost = cost;
    return this;
  }

  FakePath unavailable(String what, String remedy) {
    this.availability = Availability.no(what, remedy);
    return this;
  }

  FakePath failsToPrepare(String message) {
    this.failure = message;
    return this;
  }

  FakePath failsToRun(String message, boolean outputsTouched) {
    this.runFailure = new PathFailedException(name, message, outputsTouched, null);
    return this;
  }

  FakePath supports(BiFunction<NormSpec, CallShape, Support> support) {
    this.support = support;
    return this;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Availability availability() {
    return availability;
  }

  @Override
  public Support supports(NormSpec spec, CallShape shape) {
    requireAvailable();
    return support.apply(spec, shape);
  }

  @Override
  public CostModel cost() {
    requireAvailable();
    return (spec, shape) -> cost.applyAsDouble(shape);
  }

  @Override
  public PathKernel prepare(NormSpec spec) {
    requireAvailable();
    prepares.incrementAndGet();
    if (failure != null) {
      throw new PathFailedException(name, failure, false, null);
    }
    PathKernel kernel = super.prepare(spec);
    return new PathKernel() {
      @Override
      public void run(NormCall call) {
        runs.incrementAndGet();
        if (runFailure != null) {
          throw runFailure;
        }
        kernel.run(call);
      }

      @Override
      public void close() {
        if (closes.get() > 0) {
          throw new AssertionError("the path was closed before its kernel");
        }
        kernelCloses.incrementAndGet();
      }
    };
  }

  private void requireAvailable() {
    if (!(availability instanceof Availability.Yes)) {
      throw new AssertionError(name + " is not available and must not be asked");
    }
  }

  @Override
  public void close() {
    closes.incrementAndGet();
  }
}
