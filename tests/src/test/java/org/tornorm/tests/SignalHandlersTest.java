package org.tornorm.tests;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.tornorm.spi.SignalHandlers;

/** By a signal that a JVM that runs does not meet; alone, as compilers change its handler, too. */
@Isolated
class SignalHandlersTest {
  private static final MemorySegment SIG_IGN = MemorySegment.ofAddress(1);

  /** The JVM's handlers are those of the first use. */
  @BeforeAll
  static void use() {
    SignalHandlers.keep(() -> null);
  }

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
  void aHandlerThatOthersHadBeforeStays() throws Throwable {
    MemorySegment jvms = SignalOwner.action(SignalOwner.SIGILL);
    try {
      assertEquals("1", replaced());
      assertEquals("called", SignalHandlers.keep(() -> "called"));
      assertEquals("1", SignalOwner.of(SignalOwner.SIGILL));
    } finally {
      SignalOwner.install(SignalOwner.SIGILL, jvms);
    }
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
