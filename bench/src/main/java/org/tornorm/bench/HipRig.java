package org.tornorm.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tornorm.Operand;
import org.tornorm.hip.HipBuffer;
import org.tornorm.hip.HipNorms;
import org.tornorm.hip.HipStream;

/** Kernels by the raw entry of the HIP path, timed between events; rows pitched to 16 bytes. */
final class HipRig implements Rig {
  private static final int ROW_ALIGNMENT = 16;

  private final BenchCase benchCase;
  private final HipNorms norms;
  private final HipStream stream;
  private final HipNorms.Kernel kernel;
  private final HipNorms.Arguments[] arguments;
  private final List<HipBuffer> buffers = new ArrayList<>();
  private HipCopy copy;
  private int next;

  HipRig(HipNorms norms, BenchCase c) {
    this.norms = norms;
    benchCase = c;
    CaseData data = new CaseData(c.spec(), c.rows(), ROW_ALIGNMENT);
    stream = norms.openStream();
    try (Arena arena = Arena.ofConfined()) {
      kernel = norms.prepare(c.spec());
      arguments = new HipNorms.Arguments[c.sets()];
      Map<Operand, MemorySegment> heads = data.heads(arena);
      Map<Operand, HipBuffer> first = upload(data, heads);
      kernel.enqueue(arguments[0], stream.handle());
      first.forEach(
          (o, buffer) -> {
            if (o.output()) {
              buffer.download(heads.get(o), stream);
            }
          });
      stream.synchronize();
      data.requireRight(heads);
      copy = new HipCopy(norms, c.bytesMoved(), c.sets());
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  private HipBuffer allocate(long bytes) {
    HipBuffer buffer = norms.allocate(Math.max(ROW_ALIGNMENT, bytes));
    buffers.add(buffer);
    return buffer;
  }

  /** Allocates and fills all sets; returns the buffers of the first. */
  private Map<Operand, HipBuffer> upload(CaseData data, Map<Operand, MemorySegment> heads) {
    Map<Operand, HipBuffer> first = new EnumMap<>(Operand.class);
    for (int i = 0; i < arguments.length; i++) {
      HipNorms.Arguments a = new HipNorms.Arguments().rows(data.rows());
      arguments[i] = a;
      heads.forEach(
          (o, head) -> {
            HipBuffer buffer = allocate(data.bytes(o));
            first.putIfAbsent(o, buffer);
            a.set(o, buffer.address(), data.pitchBytes(o));
            if (!o.output()) {
              buffer.upload(head, 0, stream);
              buffer.repeat(head.byteSize(), stream);
            }
          });
    }
    return first;
  }

  @Override
  public String decision() {
    return "path hip for "
        + benchCase.spec()
        + " ("
        + benchCase.rows()
        + " rows in device memory, pitched to 16 bytes), by its raw entry: "
        + norms.device();
  }

  private int rotate() {
    next = next + 1 == arguments.length ? 0 : next + 1;
    return next;
  }

  @Override
  public void call() {
    enqueue();
    stream.synchronize();
  }

  @Override
  public void enqueue() {
    kernel.enqueue(arguments[rotate()], stream.handle());
  }

  @Override
  public void sync() {
    stream.synchronize();
  }

  @Override
  public double deviceMicros(int launches) {
    return HipCopy.eventMicros(stream, launches, _ -> enqueue());
  }

  @Override
  public double copyMicros() {
    return copy.micros();
  }

  @Override
  public void close() {
    if (copy != null) {
      copy.close();
    }
    try {
      stream.synchronize();
    } finally {
      buffers.reversed().forEach(HipBuffer::close);
      stream.close();
    }
  }
}
