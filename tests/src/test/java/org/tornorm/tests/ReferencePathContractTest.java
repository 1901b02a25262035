package org.tornorm.tests;

import org.tornorm.spi.NormPath;

/** Tests the contract itself, on a path that is right by definition. */
class ReferencePathContractTest extends NormPathContract {
  @Override
  protected NormPath path() {
    return new ReferencePath();
  }
}
