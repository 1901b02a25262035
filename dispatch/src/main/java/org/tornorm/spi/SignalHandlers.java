package org.tornorm.spi;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Keeps the JVM's handlers of the signals by which it finds null pointers and the like. LLVM, which
 * the compilers in GPU runtimes are made of, puts its own in their place; those give way at the
 * first signal, but two threads that come upon a null at once would end the process.
 *
 * <p>Works on Linux, for code that has native access, if the handlers are the JVM's own when this
 * class is first used; else calls just run. Handlers that others have installed before the calls,
 * such as profilers, stay. {@code libjsig}, which comes with the JDK, does the same for all
 * libraries of a process when it is preloaded.
 */
public final class SignalHandlers {
  /** SIGILL, SIGBUS, SIGFPE and SIGSEGV, which no Java code can have handlers of. */
  private static final List<Integer> SIGNALS = List.of(4, 7, 8, 11);

  /** More than a struct sigaction has, which begins with the handler's address. */
  private static final long ACTION_BYTES = 256;

  /** The members of a Dl_info, the first of which is the file name. */
  private static final int INFO_MEMBERS = 4;

  private static final List<Handler> JVMS = jvms();

  private SignalHandlers() {}

  /**
   * The JVM's handler of a signal.
   *
   * @param sigaction int sigaction(int signal, const struct sigaction* action, struct sigaction*
   *     old)
   * @param action the struct sigaction to install it by
   */
  private record Handler(MethodHandle sigaction, int signal, MemorySegment action) {
    /** Returns the one that a signal has now. */
    static Handler now(MethodHandle sigaction, int signal, Arena arena) {
      Handler now = new Handler(sigaction, signal, arena.allocate(ACTION_BYTES, 16));
      now.call(MemorySegment.NULL, now.action);
      return now;
    }

    MemorySegment address() {
      return action.get(ADDRESS, 0);
    }

    boolean inPlace() {
      try (Arena arena = Arena.ofConfined()) {
        return now(sigaction, signal, arena).address().equals(address());
      }
    }

    void install() {
      call(action, MemorySegment.NULL);
    }

    private void call(MemorySegment to, MemorySegment old) {
      int status;
      try {
        status = (int) sigaction.invokeExact(signal, to, old);
      } catch (Throwable t) {
        throw new IllegalStateException("sigaction threw", t);
      }
      if (status != 0) {
        throw new IllegalStateException("sigaction of signal " + signal + " failed");
      }
    }
  }

  /** Runs native calls that may load or run a compiler. */
  public static <T> T keep(Supplier<T> calls) {
    List<Handler> before = JVMS.stream().filter(Handler::inPlace).toList();
    try {
      return calls.get();
    } finally {
      before.forEach(Handler::install);
    }
  }

  /** Returns the handlers now, or none where they are not the JVM's or out of reach. */
  @SuppressWarnings("restricted")
  private static List<Handler> jvms() {
    if (!System.getProperty("os.name").equals("Linux")
        || !SignalHandlers.class.getModule().isNativeAccessEnabled()) {
      return List.of();
    }
    Linker linker = Linker.nativeLinker();
    Optional<MemorySegment> sigaction = linker.defaultLookup().find("sigaction");
    Optional<MemorySegment> dladdr = linker.defaultLookup().find("dladdr");
    if (sigaction.isEmpty() || dladdr.isEmpty()) {
      return List.of();
    }
    MethodHandle action =
        linker.downcallHandle(
            sigaction.get(), FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, ADDRESS));
    // int dladdr(const void* address, Dl_info* info)
    MethodHandle info =
        linker.downcallHandle(dladdr.get(), FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS));
    List<Handler> now =
        SIGNALS.stream().map(signal -> Handler.now(action, signal, Arena.global())).toList();
    return now.stream().allMatch(h -> isInJvm(info, h.address())) ? now : List.of();
  }

  @SuppressWarnings("restricted")
  private static boolean isInJvm(MethodHandle dladdr, MemorySegment handler) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment info = arena.allocate(ADDRESS, INFO_MEMBERS);
      int found;
      try {
        found = (int) dladdr.invokeExact(handler, info);
      } catch (Throwable t) {
        throw new IllegalStateException("dladdr threw", t);
      }
      MemorySegment file = info.get(ADDRESS, 0);
      return found != 0
          && Path.of(file.reinterpret(Long.MAX_VALUE).getString(0)).endsWith("libjvm.so");
    }
  }
}
