package org.tornorm;

import java.util.Collection;
import java.util.List;
import java.util.Map;
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

  /** The streams that may be waited for, and whether they were opened here. */
  private final Map<Long, Boolean> open = new ConcurrentHashMap<>();

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
    open.put(stream, true);
    return stream;
  }

  /** Takes note of a stream of the user's own. */
  void adopt(long stream) {
    open.putIfAbsent(stream, false);
  }

  /** Forgets a stream whose work has ended, and closes it if it was opened here. */
  void close(long stream) {
    if (Boolean.TRUE.equals(open.remove(stream))) {
      device.closeStream(stream);
    }
  }

  /** Closes all streams; nothing may be under way on them. */
  void close() {
    List.copyOf(open.keySet()).forEach(this::close);
  }

  /** Waits for a stream, unless it was closed. */
  void await(long stream) {
    if (open.containsKey(stream)) {
      device.await(stream);
    }
  }

  /** Waits for streams; throws the first failure when all have been waited for. */
  void await(Collection<Long> streams) {
    PathFailedException failure = null;
    for (long stream : streams) {
      try {
        await(stream);
      } catch (PathFailedException e) {
        failure = failure == null ? e : failure;
      }
    }
    if (failure != null) {
      throw failure;
    }
  }

  /** Waits for all streams. */
  void await() {
    await(List.copyOf(open.keySet()));
  }

  /** Lets one stream wait for another, unless that was closed. */
  void order(long earlier, long later) {
    if (open.containsKey(earlier)) {
      device.order(earlier, later);
    }
  }
}
