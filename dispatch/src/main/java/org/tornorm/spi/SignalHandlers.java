package org.tornorm.spi;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.ArrayList;
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

  private static final Optional<SignalHandlers> JVMS = jvms();

  // int sigaction(int signal, const struct sigaction* action, struct sigaction* old)
  private final MethodHandle sigaction;
  private final List<MemorySegment> actions = new ArrayList<>();

  private SignalHandlers(MethodHandle sigaction) {
    this.sigaction = sigaction;
    for (int signal : SIGNALS) {
      MemorySegment action = Arena.global().allocate(ACTION_BYTES, 16);
      read(signal, action);
      actions.add(action);
    }
  }

  /** Runs native calls that may load or run a compiler. */
  public static <T> T keep(Supplier<T> calls) {
    if (JVMS.isEmpty()) {
      return calls.get();
    }
    SignalHandlers jvms = JVMS.get();
    List<Integer> before = jvms.inPlace();
    try {
      return calls.get();
    } finally {
      before.forEach(jvms::install);
    }
  }

  @SuppressWarnings("restricted")
  private static Optional<SignalHandlers> jvms() {
    if (!System.getProperty("os.name").equals("Linux")
        || !SignalHandlers.class.getModule().isNativeAccessEnabled()) {
      return Optional.empty();
    }
    Linker linker = Linker.nativeLinker();
    Optional<MemorySegment> sigaction = linker.defaultLookup().find("sigaction");
    Optional<MemorySegment> dladdr = linker.defaultLookup().find("dladdr");
    if (sigaction.isEmpty() || dladdr.isEmpty()) {
      return Optional.empty();
    }
    SignalHandlers found =
        new SignalHandlers(
            linker.downcallHandle(
                sigaction.get(), FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, ADDRESS)));
    // int dladdr(const void* address, Dl_info* info)
    MethodHandle info =
        linker.downcallHandle(dladdr.get(), FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS));
    boolean all = found.actions.stream().allMatch(a -> isInJvm(info, a.get(ADDRESS, 0)));
    return all ? Optional.of(found) : Optional.empty();
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

  /** Returns the indices of the signals that the JVM handles now. */
  private List<Integer> inPlace() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment now = arena.allocate(ACTION_BYTES, 16);
      List<Integer> found = new ArrayList<>();
      for (int i = 0; i < actions.size(); i++) {
        read(SIGNALS.get(i), now);
        if (now.get(ADDRESS, 0).equals(actions.get(i).get(ADDRESS, 0))) {
          found.add(i);
        }
      }
      return found;
    }
  }

  private void install(int i) {
    call(SIGNALS.get(i), actions.get(i), MemorySegment.NULL);
  }

  private void read(int signal, MemorySegment action) {
    call(signal, MemorySegment.NULL, action);
  }

  private void call(int signal, MemorySegment action, MemorySegment old) {
    int status;
    try {
      status = (int) sigaction.invokeExact(signal, action, old);
    } catch (Throwable t) {
      throw new IllegalStateException("sigaction threw", t);
    }
    if (status != 0) {
      throw new IllegalStateException("sigaction of signal " + signal + " failed");
    }
  }
}
