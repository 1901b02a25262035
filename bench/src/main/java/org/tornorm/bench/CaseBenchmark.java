package org.tornorm.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.Op;
import org.tornorm.Quantization;

/** The parameters that say which case a benchmark times, one value each unless they are given. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
    value = 1,
    jvmArgsAppend = {
      "--add-modules=jdk.incubator.vector",
      "--enable-native-access=ALL-UNNAMED",
      "--sun-misc-unsafe-memory-access=allow"
    })
public abstract class CaseBenchmark {
  @Param("RMS")
  Op op;

  @Param("false")
  boolean residual;

  @Param("NONE")
  Quantization quantization;

  @Param("F32")
  DType dtype;

  @Param("4096")
  long rows;

  @Param("4096")
  int cols;

  /** Used by the benchmarks. */
  protected CaseBenchmark() {}

  BenchCase benchCase(Measure measure, Residency residency) {
    return new BenchCase(measure, op, residual, quantization, dtype, rows, cols, residency);
  }
}
