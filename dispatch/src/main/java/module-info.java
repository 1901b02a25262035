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
  exports org.tornorm.spi;

  uses org.tornorm.spi.NormPath;

  provides org.tornorm.spi.NormPath with
      org.tornorm.cpu.CpuPath;
}
