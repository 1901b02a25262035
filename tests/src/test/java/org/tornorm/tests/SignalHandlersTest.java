package org.tornorm.tests;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.tornorm.spi.SignalHandlers;

/** By a signal that a JVM that runs does not meet. */
@ResourceLock("SIGILL")
class SignalHandlersTest {
  private static final MemorySegment SIG_IGN = MemorySegment.ofAddress(1);

  /** Does what a library does that installs a handler. */
  private static String replaced() {
    try {
      // void (*signal(int signal, void (*handler)(int)))(int)
      MemorySegment old =
          (MemorySegment)
              SignalOwner.libc("signal", FunctionDescriptor.of(ADDRESS, JAVA_INT, ADDRESS))
                  .invokeExact(SignalOwner.SIGILL, SIG_IGN);
      return old.equals(MemorySegment.NULL) ? "none" : SignalOwner.of(SignalOwner.SIGILL);
    } catch (Throwable t) {
      throw new AssertionError(t);
    }
  }

  @Test
  void aHandlerThatNativeCallsReplaceIsTheJvmsAgain() throws Throwable {
    assertEquals(SignalOwner.JVM, SignalOwner.of(SignalOwner.SIGILL));
    assertEquals("1", SignalHandlers.keep(SignalHandlersTest::replaced));
    assertEquals(SignalOwner.JVM, SignalOwner.of(SignalOwner.SIGILL));
  }

  @Test
  void alsoWhenTheCallsFail() throws Throwable {
    IllegalStateException failed = new IllegalStateException("as wanted");
    IllegalStateException seen =
        assertThrows(
            IllegalStateException.class,
            () ->
                SignalHandlers.keep(
                    () -> {
                      replaced();
                      throw failed;
                    }));
    assertEquals(failed, seen);
    assertEquals(SignalOwner.JVM, SignalOwner.of(SignalOwner.SIGILL));
  }
}
