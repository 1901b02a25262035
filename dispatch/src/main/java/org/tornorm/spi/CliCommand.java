package org.tornorm.spi;

/**
 * Adds a command to the {@code tornorm} command line, found with {@link java.util.ServiceLoader}.
 * Commands throw a {@link org.tornorm.NormException} for whatever the user can mend; it is printed
 * in one line and decides the exit code.
 */
public interface CliCommand {
  /**
   * Returns a new picocli command object, a {@code Callable<Integer>} that returns the exit code.
   */
  Object command();
}
