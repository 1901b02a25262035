package org.tornorm.cost;

import org.tornorm.CallShape;
import org.tornorm.NormSpec;

/** Predicts how long calls take. Pure, and safe to ask from many threads. */
@FunctionalInterface
public interface CostModel {
  /**
   * Returns the predicted time of such a call in microseconds, from the caller's start to complete
   * outputs: launch, transfer and work. Positive, and no less for more rows; allocates nothing.
   */
  double micros(NormSpec spec, CallShape shape);
}
