package org.tornorm.hip;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.tornorm.InvalidCallException;

/** Device memory. Close it when no call that uses it is under way; later use throws. */
public final class HipBuffer implements AutoCloseable {
  private final HipDevice device;
  private final long bytes;
  private long address;

  HipBuffer(HipDevice device, long bytes) {
    this.device = device;
    this.bytes = bytes;
    this.address = device.call(true, d -> d.allocate(bytes));
  }

  /** Returns the device address, aligned to 256 bytes. It means nothing to the JVM. */
  public synchronized long address() {
    if (address == 0) {
      throw new InvalidCallException("this device buffer is closed: allocate another");
    }
    return address;
  }

  /** Returns the size in bytes. */
  public long byteSize() {
    return bytes;
  }

  /** Copies all of a native segment into this buffer, in the stream's order. */
  public void upload(MemorySegment from, long offset, HipStream stream) {
    copy(from, offset, stream, true);
  }

  /** Copies from the start of this buffer to all of a native segment, in the stream's order. */
  public void download(MemorySegment to, HipStream stream) {
    copy(to, 0, stream, false);
  }

  /** Fills this buffer with copies of its first bytes, in the stream's order. */
  public void repeat(long firstBytes, HipStream stream) {
    if (firstBytes < 1 || firstBytes > bytes) {
      throw new InvalidCallException(
          "the first " + firstBytes + " bytes are to be repeated: this buffer has " + bytes);
    }
    long at = address();
    long handle = stream.handle();
    device.call(
        false,
        d -> {
          for (long done = firstBytes; done < bytes; ) {
            long part = Math.min(done, bytes - done);
            d.copyOnDevice(at + done, at, part, handle);
            done += part;
          }
          return null;
        });
  }

  private void copy(MemorySegment host, long offset, HipStream stream, boolean up) {
    if (!host.isNative()) {
      throw new InvalidCallException("the segment is a Java array: give a native segment");
    }
    if (offset < 0 || host.byteSize() > bytes - offset) {
      throw new InvalidCallException(
          "the segment has "
              + host.byteSize()
              + " bytes: this buffer has "
              + bytes
              + ", less the offset of "
              + offset);
    }
    long at = address() + offset;
    long handle = stream.handle();
    device.call(
        false,
        d -> {
          if (up) {
            d.copyToDevice(at, host, host.byteSize(), handle);
          } else {
            d.copyToHost(host, at, host.byteSize(), handle);
          }
          return null;
        });
  }

  /** Copies a part of this buffer to the start of another, in the stream's order. */
  public void copyTo(HipBuffer to, long byteCount, HipStream stream) {
    if (byteCount > Math.min(bytes, to.bytes)) {
      throw new InvalidCallException(
          byteCount + " bytes are to be copied: the buffers have " + bytes + " and " + to.bytes);
    }
    long source = address();
    long target = to.address();
    long handle = stream.handle();
    device.call(
        false,
        d -> {
          d.copyOnDevice(target, source, byteCount, handle);
          return null;
        });
  }

  @Override
  public synchronized void close() {
    if (address != 0) {
      long freed = address;
      address = 0;
      device.release(List.of(() -> device.driver().free(freed)));
    }
  }
}
