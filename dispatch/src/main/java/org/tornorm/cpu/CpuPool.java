package org.tornorm.cpu;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Daemon threads that help with one call at a time. Threads join a run while it has work left, so
 * the caller never waits for one that has not woken up yet. A run allocates nothing.
 */
final class CpuPool implements AutoCloseable {
  /** About 20 us: the next call of a busy program finds the worker awake. */
  private static final int IDLE_SPINS = 1000;

  private static final int FINISH_SPINS = 10_000;

  private final ReentrantLock oneRun = new ReentrantLock();
  private final AtomicInteger runs = new AtomicInteger();
  private final AtomicInteger joined = new AtomicInteger();
  private final Worker[] workers;
  private boolean started;
  private volatile CpuRun run;
  private volatile Thread caller;
  private volatile boolean closed;

  CpuPool(int helpers) {
    workers = new Worker[helpers];
    for (int i = 0; i < helpers; i++) {
      workers[i] = new Worker(i + 1);
    }
  }

  /** Returns a thread that runs none of the callers' code, or null if there is none. */
  Thread helper() {
    return workers.length == 0 ? null : workers[0];
  }

  /**
   * Works a run off on the workers and the calling thread.
   *
   * @return false, with nothing done, if there are no workers or they are busy
   */
  boolean tryWork(CpuRun work) {
    if (workers.length == 0 || !oneRun.tryLock()) {
      return false;
    }
    try {
      if (closed) {
        return false;
      }
      startWorkers();
      caller = Thread.currentThread();
      run = work;
      runs.incrementAndGet();
      for (Worker w : workers) {
        if (w.parked) {
          LockSupport.unpark(w);
        }
      }
      work.work(0);
      run = null;
      awaitWorkers();
      return true;
    } finally {
      run = null;
      caller = null;
      oneRun.unlock();
    }
  }

  private void startWorkers() {
    if (!started) {
      started = true;
      for (Worker w : workers) {
        w.start();
      }
    }
  }

  private void awaitWorkers() {
    for (int i = 0; joined.get() != 0 && i < FINISH_SPINS; i++) {
      Thread.onSpinWait();
    }
    boolean interrupted = false;
    while (joined.get() != 0) {
      LockSupport.park(this);
      interrupted |= Thread.interrupted();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    for (Worker w : workers) {
      LockSupport.unpark(w);
    }
  }

  private final class Worker extends Thread {
    volatile boolean parked;

    private final int slot;

    Worker(int slot) {
      super(null, null, "tornorm-cpu-" + slot, 0, false);
      this.slot = slot;
      setDaemon(true);
    }

    @Override
    public void run() {
      int seen = 0;
      while (!closed) {
        awaitRun(seen);
        // Joined before the run is read: a caller that sees nobody joined has already taken the
        // run away from whoever comes later.
        joined.incrementAndGet();
        seen = runs.get();
        CpuRun work = run;
        if (work != null) {
          work.work(slot);
        }
        if (joined.decrementAndGet() == 0) {
          LockSupport.unpark(caller);
        }
      }
    }

    private void awaitRun(int seen) {
      for (int i = 0; runs.get() == seen && i < IDLE_SPINS; i++) {
        onSpinWait();
      }
      while (runs.get() == seen && !closed) {
        parked = true;
        if (runs.get() == seen && !closed) {
          LockSupport.park(CpuPool.this);
          // The JVM interrupts a thread under whose hands an arena is closed; it must park again.
          interrupted();
        }
        parked = false;
      }
    }
  }
}
