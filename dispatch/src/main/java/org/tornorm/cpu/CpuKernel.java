package org.tornorm.cpu;

import java.util.ArrayDeque;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.PathFailedException;
import org.tornorm.spi.PathKernel;

/** A spec on the CPU: keeps the run objects, with their scratch, that calls borrow. */
final class CpuKernel implements PathKernel {
  private final NormSpec spec;
  private final CpuOptions options;
  private final CpuPool pool;
  private final CpuCost cost;
  private final ArrayDeque<CpuRun> idle = new ArrayDeque<>();

  CpuKernel(NormSpec spec, CpuOptions options, CpuPool pool) {
    this.spec = spec;
    this.options = options;
    this.pool = pool;
    cost = new CpuCost(options);
    give(take());
  }

  @Override
  public void run(NormCall call) {
    CpuRun run = take();
    Throwable failure = null;
    boolean begun = false;
    try {
      boolean parallel = cost.parallel(spec, call.rows());
      boolean shared = run.begin(call, parallel ? pool.helper() : null);
      begun = true;
      if (!shared || !pool.tryWork(run)) {
        run.work(0);
      }
    } catch (RuntimeException | OutOfMemoryError e) {
      failure = e;
    } finally {
      Throwable inWork = run.end();
      failure = inWork != null ? inWork : failure;
      give(run);
    }
    if (failure != null) {
      throw new PathFailedException(CpuPath.NAME, failure.toString(), begun, failure);
    }
  }

  private CpuRun take() {
    CpuRun run;
    synchronized (idle) {
      run = idle.poll();
    }
    return run != null ? run : new CpuRun(spec, options.vectorBits(), options.threads());
  }

  private void give(CpuRun run) {
    synchronized (idle) {
      idle.push(run);
    }
  }
}
