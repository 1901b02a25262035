package org.tornorm.hip;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.function.Consumer;
import org.tornorm.spi.PathDevice;

/** A device's memory and streams as tensors use them. */
final class HipTensors implements PathDevice {
  private final HipDevice device;

  HipTensors(HipDevice device) {
    this.device = device;
  }

  private void run(boolean harmless, Consumer<GpuDriver> calls) {
    device.call(
        harmless,
        d -> {
          calls.accept(d);
          return null;
        });
  }

  private void release(Consumer<GpuDriver> calls) {
    device.release(List.of(() -> calls.accept(device.driver())));
  }

  @Override
  public long allocate(long bytes) {
    return device.call(true, d -> d.allocate(bytes));
  }

  @Override
  public void free(long address) {
    release(d -> d.free(address));
  }

  @Override
  public MemorySegment allocateHost(long bytes) {
    return device.call(true, d -> d.allocateHost(bytes));
  }

  @Override
  public void freeHost(MemorySegment memory) {
    release(d -> d.freeHost(memory));
  }

  @Override
  public long openStream() {
    return device.call(true, GpuDriver::createStream);
  }

  @Override
  public void closeStream(long stream) {
    release(d -> d.destroyStream(stream));
  }

  @Override
  public void copyToDevice(long to, MemorySegment from, long stream) {
    run(true, d -> d.copyToDevice(to, from, from.byteSize(), stream));
  }

  @Override
  public void copyToHost(MemorySegment to, long from, long stream) {
    run(true, d -> d.copyToHost(to, from, to.byteSize(), stream));
  }

  @Override
  public void await(long stream) {
    run(false, d -> d.synchronizeStream(stream));
  }

  @Override
  public void order(long earlier, long later) {
    run(true, d -> d.order(earlier, later));
  }
}
