/**
 * Row normalization for JVM programs: API, dispatcher, CPU path.
 *
 * @uses org.tornorm.spi.NormPath
 * @uses org.tornorm.spi.CliCommand
 */
module org.tornorm {
  requires com.google.gson;
  requires static info.picocli;
  requires static jdk.incubator.vector;
  requires static me.tongfei.progressbar;

  exports org.tornorm;
  exports org.tornorm.cost;
  exports org.tornorm.io;
  exports org.tornorm.reference;
  exports org.tornorm.spi;

  opens org.tornorm.cli to
      info.picocli;

  uses org.tornorm.spi.CliCommand;
  uses org.tornorm.spi.NormPath;

  provides org.tornorm.spi.NormPath with
      org.tornorm.cpu.CpuPath;
}
