/**
 * The TornadoVM path: norm kernels in Java, building blocks for task graphs, and the path that the
 * dispatcher finds.
 */
module org.tornorm.tornado {
  requires transitive org.tornorm;
  // Without it the path says what is missing.
  requires static transitive tornado.api;

  exports org.tornorm.tornado;

  provides org.tornorm.spi.NormPath with
      org.tornorm.tornado.TornadoPath;
}
