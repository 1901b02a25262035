package org.tornorm.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tornorm.InvalidCallException;
import org.tornorm.InvalidSettingException;
import org.tornorm.InvalidSpecException;
import org.tornorm.NoPathException;
import org.tornorm.NormException;
import org.tornorm.Norms;
import org.tornorm.PathFailedException;
import org.tornorm.TensorFileException;
import org.tornorm.spi.CliCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line. Whatever a user can mend is one line on the error output that says what was
 * found, what was wanted and what to do; only a fault of the program itself prints a stack trace.
 */
@Command(
    name = "tornorm",
    description = "Exact, fast RMSNorm and LayerNorm: try, check and explain.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:it worked and every bound holds",
      "1:a bound is broken, or a comparison failed",
      "2:bad input or usage",
      "3:no path can run this",
      "4:a fault of the program"
    },
    subcommands = {
      DevicesCommand.class,
      ExplainCommand.class,
      RunCommand.class,
      ConformCommand.class,
      DemoCommand.class,
      CalibrateCommand.class
    })
public final class Main {
  static final int OK = 0;
  static final int BROKEN = 1;
  static final int BAD_INPUT = 2;
  static final int NO_PATH = 3;
  static final int FAULT = 4;

  private final Function<String, Norms> opener;

  private Main(Function<String, Norms> opener) {
    this.opener = opener;
  }

  /** Opens the paths in the given order; null for the order that the system property forces. */
  Norms open(String order) {
    return opener.apply(order);
  }

  /** Runs one command and exits with its code. */
  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  /** Returns the command line with every command that was found; tests redirect its writers. */
  public static CommandLine commandLine() {
    return commandLine(order -> order == null ? Norms.open() : Norms.open(order));
  }

  /** Returns the command line over other paths than those that would be found. */
  static CommandLine commandLine(Function<String, Norms> opener) {
    CommandLine line = new CommandLine(new Main(opener));
    for (CliCommand c : ServiceLoader.load(CliCommand.class, Main.class.getClassLoader())) {
      line.addSubcommand(c.command());
    }
    return line.setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(Main::execute)
        .setExecutionExceptionHandler((e, failed, parsed) -> report(e, failed))
        .setParameterExceptionHandler((e, args) -> report(e));
  }

  private static int execute(ParseResult parsed) {
    try {
      return new RunLast().execute(parsed);
    } catch (OutOfMemoryError e) {
      CommandLine failed = parsed.commandSpec().commandLine();
      return fail(failed, BAD_INPUT, "out of memory (" + e.getMessage() + "): give fewer rows");
    }
  }

  private static int report(Exception e, CommandLine failed) {
    if (e instanceof NormException n) {
      return fail(failed, exitCode(n), n.getMessage());
    }
    PrintWriter err = failed.getErr();
    err.println("tornorm: a fault of the program, please report it with this stack trace");
    e.printStackTrace(err);
    err.flush();
    return FAULT;
  }

  private static int report(ParameterException e) {
    CommandLine failed = e.getCommandLine();
    List<String> near = e instanceof UnmatchedArgumentException u ? u.getSuggestions() : List.of();
    return fail(
        failed,
        BAD_INPUT,
        e.getMessage()
            + (near.isEmpty() ? "" : ", perhaps " + String.join(" or ", near))
            + ": see '"
            + failed.getCommandSpec().qualifiedName()
            + " --help'");
  }

  private static int fail(CommandLine failed, int exitCode, String message) {
    String line =
        message
            .lines()
            .map(String::strip)
            .filter(s -> !s.isEmpty())
            .collect(Collectors.joining("; "));
    failed.getErr().println("tornorm: " + line);
    failed.getErr().flush();
    return exitCode;
  }

  private static int exitCode(NormException e) {
    return switch (e) {
      case InvalidSpecException _ -> BAD_INPUT;
      case InvalidSettingException _ -> BAD_INPUT;
      case InvalidCallException _ -> BAD_INPUT;
      case TensorFileException _ -> BAD_INPUT;
      case NoPathException _ -> NO_PATH;
      case PathFailedException _ -> NO_PATH;
    };
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {
        "tornorm " + (version == null ? "(not packaged)" : version),
        "Java " + Runtime.version() + ", " + System.getProperty("os.arch")
      };
    }
  }
}
