package org.tornorm.hip;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The HIP sources, as they lie in the jar.
 *
 * @param kernel the text of {@value #KERNEL_NAME}
 * @param primitives the text of {@value #PRIMITIVES_NAME}, which the kernel includes
 */
record KernelSource(String kernel, String primitives) {
  static final String KERNEL_NAME = "tornorm_forward.hip";
  static final String PRIMITIVES_NAME = "tornorm_primitives.hpp";

  /** The symbol of the kernel. */
  static final String SYMBOL = "tornorm_forward";

  static final KernelSource FORWARD = new KernelSource(read(KERNEL_NAME), read(PRIMITIVES_NAME));

  private static String read(String name) {
    try (InputStream in = KernelSource.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("could not read " + name + " from the jar", e);
    }
  }
}
