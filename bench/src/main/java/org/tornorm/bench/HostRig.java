package org.tornorm.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.tornorm.Decision;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Operand;
import org.tornorm.PreparedNorm;

/** Calls on host data through the dispatcher, on any path. */
final class HostRig implements Rig {
  /** Copies of large blocks are split like rows are: in two. */
  private static final long SPLIT_BYTES = 1 << 20;

  private final Arena arena = Arena.ofShared();
  private final Norms norms;
  private final PreparedNorm norm;
  private final NormCall[] calls;
  private final Decision decision;
  private final MemorySegment[] copies;
  private final ExecutorService copier;
  private int next;

  HostRig(String path, BenchCase c) {
    NormSpec spec = c.spec();
    CaseData data = new CaseData(spec, c.rows(), 1);
    norms = Norms.open(path);
    norm = norms.prepare(spec);
    calls = new NormCall[c.sets()];
    Map<Operand, MemorySegment> heads = data.heads(arena);
    for (int i = 0; i < calls.length; i++) {
      NormCall.Builder call = NormCall.of(spec, c.rows());
      heads.forEach((o, head) -> call.set(o, data.whole(arena, o, head)));
      calls[i] = call.build();
    }
    decision = norm.explain(calls[0].shape());
    norm.run(calls[0]);
    Map<Operand, MemorySegment> found = new EnumMap<>(Operand.class);
    heads.keySet().forEach(o -> found.put(o, calls[0].segment(o)));
    data.requireRight(found);
    Rounds.settle(this::call);
    // One more than the sets: each copy goes to the block behind the one it reads.
    copies = new MemorySegment[calls.length + 1];
    for (int i = 0; i < copies.length; i++) {
      copies[i] = arena.allocate(c.bytesMoved() / 2, 64).fill((byte) 1);
    }
    copier =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread t = new Thread(task, "copier");
              t.setDaemon(true);
              return t;
            });
  }

  @Override
  public String decision() {
    return decision.toString();
  }

  private int rotate() {
    next = next + 1 == calls.length ? 0 : next + 1;
    return next;
  }

  @Override
  public void call() {
    norm.run(calls[rotate()]);
  }

  /** Reads half of the bytes and writes the other half. */
  @Override
  public double copyMicros() {
    return Rounds.micros(
        () -> {
          int i = rotate();
          copy(copies[i], copies[i + 1]);
        });
  }

  private void copy(MemorySegment from, MemorySegment to) {
    long bytes = from.byteSize();
    if (bytes < SPLIT_BYTES) {
      MemorySegment.copy(from, 0, to, 0, bytes);
      return;
    }
    long half = bytes / 2;
    Future<?> other = copier.submit(() -> MemorySegment.copy(from, half, to, half, bytes - half));
    MemorySegment.copy(from, 0, to, 0, half);
    try {
      other.get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException("the copy was not completed", e);
    }
  }

  @Override
  public void close() {
    copier.close();
    norms.close();
    arena.close();
  }
}
