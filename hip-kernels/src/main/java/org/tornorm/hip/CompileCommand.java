package org.tornorm.hip;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tornorm.InvalidSettingException;
import org.tornorm.NormSpec;
import org.tornorm.TensorFileException;
import org.tornorm.hip.CodeObjects.Entry;
import org.tornorm.hip.CodeObjects.Launch;
import org.tornorm.hip.CodeObjects.Manifest;
import org.tornorm.hip.KernelCatalog.Launchable;
import org.tornorm.spi.CliCommand;
import org.tornorm.spi.Reason;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compiles kernels to code objects with a manifest, where no device need be. */
@Command(
    name = "compile",
    description =
        "Compiles HIP kernels to code objects and a manifest: for machines without a run-time"
            + " compiler, and for checking machine code.",
    mixinStandardHelpOptions = true)
final class CompileCommand implements Callable<Integer> {
  /** Adds the command to the command line. */
  public static final class Provider implements CliCommand {
    /** Used by the service loader. */
    public Provider() {}

    @Override
    public Object command() {
      return new CompileCommand();
    }
  }

  @Spec CommandSpec command;

  @Option(
      names = "--arch",
      split = ",",
      defaultValue = "gfx90a,gfx942,gfx950,gfx1100,gfx1201",
      description = "Architectures (default: ${DEFAULT-VALUE}).")
  List<String> architectures;

  @Option(
      names = "--compiler",
      defaultValue = "clang-22",
      description = "hiprtc, or a clang that knows the architectures (default ${DEFAULT-VALUE}).")
  String compiler;

  @Option(
      names = "--cols",
      split = ",",
      defaultValue = "4096",
      description = "Row lengths (default ${DEFAULT-VALUE}).")
  List<Integer> cols;

  @Option(
      names = "--rows",
      split = ",",
      defaultValue = "1,32768",
      description = "Numbers of rows to choose launch geometry for (default ${DEFAULT-VALUE}).")
  List<Long> rows;

  @Option(
      names = "--match",
      split = ",",
      description =
          "Only specs whose text, as in 'rms 4096 bf16, eps 1.0E-5, fused add', holds every one of"
              + " these.")
  List<String> match = List.of();

  @Option(names = "--out", required = true, description = "Directory for code and manifest.")
  Path out;

  @Override
  public Integer call() {
    for (String a : architectures) {
      if (!a.matches("gfx[0-9a-f]{3,4}")) {
        throw new InvalidSettingException(
            "--arch names '" + a + "': give AMD architectures such as gfx942");
      }
    }
    List<NormSpec> specs =
        cols.stream()
            .flatMap(n -> KernelCatalog.specs(n).stream())
            .filter(s -> match.stream().allMatch(s.toString()::contains))
            .toList();
    if (specs.isEmpty()) {
      throw new InvalidSettingException("--match " + match + " fits no spec: give fewer words");
    }
    try {
      Files.createDirectories(out);
      List<Entry> entries =
          compiler.equals("hiprtc") ? compileWithHiprtc(specs) : compileWithClang(specs);
      Manifest manifest =
          new Manifest(CodeObjects.MANIFEST_VERSION, HipLaunch.arguments(), entries);
      Files.writeString(
          out.resolve(CodeObjects.MANIFEST),
          new GsonBuilder().setPrettyPrinting().create().toJson(manifest) + "\n");
      command
          .commandLine()
          .getOut()
          .println(
              entries.size() + " code objects and " + CodeObjects.MANIFEST + " written to " + out);
      return 0;
    } catch (IOException e) {
      throw new TensorFileException("could not write to " + out + ": " + e.getMessage(), e);
    } catch (GpuException e) {
      throw HipDevice.failed(e, false);
    }
  }

  private List<Entry> compileWithClang(List<NormSpec> specs) throws IOException {
    try (ClangCompiler clang = new ClangCompiler(compiler)) {
      return compile(specs, clang);
    }
  }

  private List<Entry> compileWithHiprtc(List<NormSpec> specs) throws IOException {
    List<Reason> tried = new ArrayList<>();
    KernelCompiler hiprtc =
        HipDevice.loadHiprtc(HipOptions.ofProperties(), tried)
            .orElseThrow(() -> new GpuException(-1, "hiprtc cannot be used: " + tried));
    return compile(specs, hiprtc);
  }

  private List<Entry> compile(List<NormSpec> specs, KernelCompiler with) throws IOException {
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (String architecture : architectures) {
      DeviceProfile device = DeviceProfile.typical(architecture);
      for (NormSpec spec : specs) {
        for (Launchable l : KernelCatalog.launchables(spec, rows, device)) {
          List<String> options = l.variant().definitions();
          String file = architecture + "-" + l.variant().digest() + ".hsaco";
          if (entries.containsKey(file)) {
            continue;
          }
          Files.write(out.resolve(file), with.compile(KernelSource.FORWARD, architecture, options));
          entries.put(
              file,
              new Entry(
                  file,
                  architecture,
                  with.version(),
                  KernelSource.SYMBOL,
                  l.variant().macros(),
                  l.geometry().block(),
                  l.geometry().rowsPerBlock(),
                  spec.toString(),
                  l.rows().stream().map(r -> new Launch(r, l.geometry().blocks(r))).toList()));
        }
      }
    }
    return List.copyOf(entries.values());
  }
}
