package org.tornorm.tornado;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.tornado.generated.GeneratedCase;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * The kept OpenCL C is what TornadoVM makes of the kernels. Where that has changed on purpose, run
 * with {@code -Dtornorm.generated=DIR}, which writes it there, and look at the difference.
 */
@Tag("tornado")
class TornadoGeneratedCodeTest {
  private static final Pattern DECLARATION = Pattern.compile("  (\\w+) ((?:\\w+, )*\\w+);");

  static List<GeneratedCase> cases() {
    return GeneratedCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isWhatWasKept(GeneratedCase generated) throws IOException {
    Geometry geometry = Geometry.of(generated.spec(), generated.rows(), GeneratedCase.MAX_GROUP);
    assertEquals(generated.threadsPerRow(), geometry.threadsPerRow());
    assertEquals(generated.rowsPerGroup(), geometry.rowsPerGroup());
    String source = normalize(generate(generated, geometry));
    String directory = System.getProperty("tornorm.generated");
    if (directory != null) {
      Files.writeString(Path.of(directory, generated.name() + ".cl"), source);
      return;
    }
    assertEquals(generated.source(), source);
  }

  /** Compiles a kernel and returns what TornadoVM hands to OpenCL. */
  private static String generate(GeneratedCase generated, Geometry geometry) {
    NormSpec spec = generated.spec();
    NormArrays arrays = new NormArrays();
    TaskGraph graph = new TaskGraph("kept");
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        int elements = (int) o.elements(spec, generated.rows());
        TornadoNativeArray a = NormArrays.allocate(NormArrays.dtype(o, spec), elements);
        arrays.set(o, a);
        if (!o.output()) {
          graph.transferToDevice(DataTransferMode.EVERY_EXECUTION, a);
        }
      }
    }
    NormTasks.addTask(graph, "norm", spec, arrays, generated.rows(), geometry);
    for (Operand o : Operand.ALL) {
      if (o.in(spec) && o.output()) {
        graph.transferToHost(DataTransferMode.EVERY_EXECUTION, arrays.get(o));
      }
    }
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    if (spec.dtype() == DType.F16) {
      System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    }
    try {
      NormTasks.exact(new TornadoExecutionPlan(graph.snapshot()))
          .withPrintKernel()
          .withGridScheduler(new GridScheduler("kept.norm", geometry.grid(generated.rows())))
          .execute();
    } catch (RuntimeException e) {
      // A device without f16 refuses the source, which is out by then.
      if (spec.dtype() != DType.F16) {
        throw e;
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    String text = printed.toString(StandardCharsets.UTF_8);
    return text.substring(text.indexOf("#pragma"));
  }

  /** Sorts the declarations, which come in any order, and drops trailing blanks. */
  private static String normalize(String source) {
    List<String> lines = new ArrayList<>();
    TreeSet<String> declarations = new TreeSet<>();
    for (String line : source.lines().map(String::stripTrailing).toList()) {
      Matcher declaration = DECLARATION.matcher(line);
      if (declaration.matches()) {
        declarations.add("  " + declaration.group(1) + " " + sorted(declaration) + ";");
        continue;
      }
      lines.addAll(declarations);
      declarations.clear();
      lines.add(line);
    }
    return String.join("\n", lines).strip() + "\n";
  }

  private static String sorted(MatchResult declaration) {
    String[] names = declaration.group(2).split(", ");
    Arrays.sort(
        names, (a, b) -> a.length() != b.length() ? a.length() - b.length() : a.compareTo(b));
    return String.join(", ", names);
  }
}
