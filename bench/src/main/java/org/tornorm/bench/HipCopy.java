package org.tornorm.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.tornorm.hip.HipBuffer;
import org.tornorm.hip.HipNorms;
import org.tornorm.hip.HipStream;

/** A device-to-device copy by the driver, from block to block in rotation: the roof of kernels. */
final class HipCopy implements AutoCloseable {
  /** Copies between two events at most; long ones need fewer. */
  private static final int MOST = 64;

  private static final long COPIED_BYTES = 8L << 30;

  private final long bytes;
  private final HipStream stream;
  private final List<HipBuffer> blocks = new ArrayList<>();
  private int next;

  /**
   * Allocates the blocks.
   *
   * @param bytesMoved read and written together
   * @param sets how many copies rotate
   */
  HipCopy(HipNorms norms, long bytesMoved, int sets) {
    bytes = Math.max(1, bytesMoved / 2);
    stream = norms.openStream();
    try {
      // Each copy goes to the block behind the one it reads.
      for (int i = 0; i <= sets; i++) {
        blocks.add(norms.allocate(bytes));
      }
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  double micros() {
    int launches = Math.clamp(COPIED_BYTES / bytes, 4, MOST);
    return Rounds.median(() -> eventMicros(stream, launches, _ -> enqueue()));
  }

  /** Returns the mean time of so many launches by events around them. */
  static double eventMicros(HipStream stream, int launches, IntConsumer launch) {
    return stream.micros(
            () -> {
              for (int i = 0; i < launches; i++) {
                launch.accept(i);
              }
            })
        / launches;
  }

  private void enqueue() {
    int i = next;
    next = i + 2 == blocks.size() ? 0 : i + 1;
    blocks.get(i).copyTo(blocks.get(i + 1), bytes, stream);
  }

  @Override
  public void close() {
    try {
      stream.synchronize();
    } finally {
      blocks.reversed().forEach(HipBuffer::close);
      stream.close();
    }
  }
}
