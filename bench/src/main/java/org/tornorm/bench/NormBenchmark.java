package org.tornorm.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.tornorm.CallShape.Residency;
import org.tornorm.InvalidSettingException;

/** Times norms on a forced path, beside a copy of as many bytes in the same fork. */
public class NormBenchmark extends CaseBenchmark {
  /** Launches between two events: enough to hide the events, not so many that a queue fills. */
  private static final int LAUNCHES = 64;

  /** Calls that the queue of a device takes without waiting. */
  private static final int ENQUEUES = 256;

  @Param("cpu")
  String path;

  @Param("HOST")
  Residency residency;

  private Rig rig;
  private Roof.Facts roof;

  /** Makes the case ready, which checks one result, and prints the decision. */
  @Setup(Level.Trial)
  public void open(BenchmarkParams params) {
    String name = params.getBenchmark();
    Measure measure = Measure.valueOf(name.substring(name.lastIndexOf('.') + 1));
    if (!measure.allows(residency)) {
      throw new InvalidSettingException(
          measure + " takes " + measure.residencyWords() + " data: give -p residency=DEVICE");
    }
    BenchCase c = benchCase(measure, residency);
    rig = Rigs.open(path, c);
    roof = Roof.start(c.bytesMoved());
    System.out.println(rig.decision());
    System.out.println(c.bytesMoved() + " bytes per call, " + c.sets() + " buffers in rotation");
  }

  /** Copies as many bytes, so that copy and call take turns. */
  @Setup(Level.Iteration)
  public void copy() {
    roof.copyTook(rig.copyMicros());
  }

  /** Empties the queue before each batch; apart, as it would slow down the other benchmarks. */
  @State(Scope.Benchmark)
  public static class Queue {
    /** Waits for what was enqueued. */
    @Setup(Level.Invocation)
    public void sync(NormBenchmark benchmark) {
      benchmark.rig.sync();
    }
  }

  /** Frees the buffers. */
  @TearDown(Level.Trial)
  public void close() {
    rig.close();
  }

  /** Runs a call that is complete when it returns: end to end from host data, or on device data. */
  @Benchmark
  public void call() {
    rig.call();
  }

  /** Enqueues calls on device data; the wait for them is not timed. */
  @Benchmark
  @OperationsPerInvocation(ENQUEUES)
  public void enqueue(Queue queue) {
    for (int i = 0; i < ENQUEUES; i++) {
      rig.enqueue();
    }
  }

  /**
   * Times launches by the device's clock, which is the secondary result; this score is the host's.
   */
  @Benchmark
  @OperationsPerInvocation(LAUNCHES)
  public void deviceTime() {
    roof.deviceTook(rig.deviceMicros(LAUNCHES));
  }
}
