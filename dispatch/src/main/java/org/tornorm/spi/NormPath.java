package org.tornorm.spi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tornorm.CallShape;
import org.tornorm.NormSpec;
import org.tornorm.cost.CostModel;

/**
 * A way to run norms, found with {@link java.util.ServiceLoader}. Implementations are safe to use
 * from many threads, answer questions with data, and trust calls: the facade has checked them.
 */
public interface NormPath extends AutoCloseable {
  /** Returns the name used to force this path, a lower-case word such as {@code cpu}. */
  String name();

  /** Returns whether this path can run on this machine; asked often, so answered from a field. */
  Availability availability();

  /** Returns one line for each device that this path could use; empty if it is not available. */
  List<String> devices();

  /** Returns whether this path can run such a call. Only asked of an available path. */
  Support supports(NormSpec spec, CallShape shape);

  /**
   * Returns what calls cost on this path by figures that come with it; measured ones of a
   * calibration go before them. Only asked of an available path.
   */
  CostModel cost();

  /**
   * Compiles and allocates what calls of this spec need.
   *
   * @throws org.tornorm.PathFailedException if that fails
   */
  PathKernel prepare(NormSpec spec);

  /** Returns the device whose memory this path's kernels can be enqueued on, if it has one. */
  default Optional<PathDevice> device() {
    return Optional.empty();
  }

  /**
   * Returns this path on one of the {@link #devices}, by its number from 0; this path itself where
   * there is no choice.
   */
  default NormPath onDevice(int number) {
    return this;
  }

  /**
   * Searches for faster launches of such calls on device memory; kernels that are prepared from
   * then on use what it finds. Only asked of an available path.
   *
   * @return what a calibration keeps and hands to later runs: names and their figures; empty where
   *     nothing is better than what the path does by itself, or nothing can be tuned
   */
  default Map<String, Map<String, Double>> tune(NormSpec spec, long rows) {
    return Map.of();
  }

  /** Releases what the path holds; its kernels are closed before. */
  @Override
  default void close() {}
}
