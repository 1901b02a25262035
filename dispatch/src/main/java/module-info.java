/**
 * Row normalization for JVM programs: API, dispatcher, CPU path.
 *
 * @uses org.tornorm.spi.NormPath
 */
module org.tornorm {
  requires com.google.gson;
  requires static info.picocli;
  requires static jdk.incubator.vector;

  exports org.tornorm;
  exports org.tornorm.reference;
  exports org.tornorm.spi;

  uses org.tornorm.spi.NormPath;
}
