package org.tornorm;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.tornorm.spi.PathDevice;

/** A path's device as tensors use it: its streams, and a count of what was moved. */
final class DeviceMemory {
  /** Threads share so many streams: enough to overlap, and bounded however many threads come. */
  private static final int STREAMS = 8;

  final String path;
  final PathDevice device;

  final AtomicLong copiesToDevice = new AtomicLong();
  final AtomicLong bytesToDevice = new AtomicLong();
  final AtomicLong copiesToHost = new AtomicLong();
  final AtomicLong bytesToHost = new AtomicLong();

  private final long[] streams = new long[STREAMS];

  /** Streams that may be waited for: one that was closed has nothing left to wait for. */
  private final Set<Long> open = ConcurrentHashMap.newKeySet();

  DeviceMemory(String path, PathDevice device) {
    this.path = path;
    this.device = device;
  }

  /** Returns the stream of the calling thread. */
  long streamOfThread() {
    int slot = (int) Thread.currentThread().threadId() & (STREAMS - 1);
    synchronized (streams) {
      if (streams[slot] == 0) {
        streams[slot] = openStream();
      }
      return streams[slot];
    }
  }

  long openStream() {
    long stream = device.openStream();
    open.add(stream);
    return stream;
  }

  /** Takes note of a stream of the user's own. */
  void adopt(long stream) {
    open.add(stream);
  }

  /** Forgets a stream whose work has ended. */
  void forget(long stream) {
    open.remove(stream);
  }

  /** Waits for a stream, unless it was closed. */
  void await(long stream) {
    if (open.contains(stream)) {
      device.await(stream);
    }
  }

  /** Lets one stream wait for another, unless that was closed. */
  void order(long earlier, long later) {
    if (open.contains(earlier)) {
      device.order(earlier, later);
    }
  }

  /** Waits for all streams; throws the first failure when all have been waited for. */
  void await() {
    PathFailedException failure = null;
    for (long stream : List.copyOf(open)) {
      try {
        device.await(stream);
      } catch (PathFailedException e) {
        failure = failure == null ? e : failure;
      }
    }
    if (failure != null) {
      throw failure;
    }
  }

  /** Closes the streams; nothing may be under way on them. */
  void closeStreams() {
    synchronized (streams) {
      for (int i = 0; i < STREAMS; i++) {
        if (streams[i] != 0) {
          device.closeStream(streams[i]);
          streams[i] = 0;
        }
      }
    }
  }
}
