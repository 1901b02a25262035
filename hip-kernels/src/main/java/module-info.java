/** The HIP path: kernels, run-time compilation and launches on AMD GPUs. */
module org.tornorm.hip {
  requires com.google.gson;
  requires static info.picocli;
  requires transitive org.tornorm;

  exports org.tornorm.hip;

  opens org.tornorm.hip to
      com.google.gson,
      info.picocli;

  provides org.tornorm.spi.CliCommand with
      org.tornorm.hip.CompileCommand.Provider;
  provides org.tornorm.spi.NormPath with
      org.tornorm.hip.HipPath;
}
