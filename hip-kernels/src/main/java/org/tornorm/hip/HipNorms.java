package org.tornorm.hip;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.tornorm.InvalidCallException;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;
import org.tornorm.spi.Reason;

/**
 * Norms on device memory and a stream of the caller's own, for programs that use HIP (or, on an
 * NVIDIA GPU, the CUDA driver) through other bindings. Nothing is copied, nothing is waited for: a
 * call enqueues kernels and returns. Safe to use from many threads.
 *
 * <p>Addresses must be of the device that was opened, and stay valid until the stream has passed
 * the call. The calling thread's current device becomes the opened one.
 */
public final class HipNorms implements AutoCloseable {
  private final HipDevice device;
  private final Map<NormSpec, Kernel> kernels = new ConcurrentHashMap<>();

  private HipNorms(HipDevice device) {
    this.device = device;
  }

  /**
   * Opens the device that {@code tornorm.hip.device} chooses, the first by default.
   *
   * @throws PathFailedException naming what was tried, if there is no device
   */
  public static HipNorms open() {
    return open(HipOptions.ofProperties());
  }

  /**
   * Opens a device.
   *
   * @throws PathFailedException naming what was tried, if there is no device
   */
  public static HipNorms open(HipOptions options) {
    List<Reason> tried = new ArrayList<>();
    return HipDevice.open(options, tried)
        .map(HipNorms::new)
        .orElseThrow(() -> new PathFailedException(HipPath.NAME, tried.toString(), false, null));
  }

  /** Returns the device, its runtime and its compiler in one line. */
  public String device() {
    return device.facts();
  }

  /** Allocates device memory. */
  public HipBuffer allocate(long bytes) {
    if (bytes <= 0) {
      throw new InvalidCallException("bytes is " + bytes + ": give 1 or more");
    }
    return new HipBuffer(device, bytes);
  }

  /** Opens a stream of the device. */
  public HipStream openStream() {
    return new HipStream(device);
  }

  /**
   * Compiles what calls of this spec need; kept, so that preparing again is cheap.
   *
   * @throws PathFailedException if a kernel cannot be compiled or loaded
   */
  public Kernel prepare(NormSpec spec) {
    if (spec == null) {
      throw new InvalidCallException("spec is null: build one with NormSpec.rms or .layer");
    }
    device.requireOpen();
    Kernel known = kernels.get(spec);
    return known != null ? known : kernels.computeIfAbsent(spec, s -> new Kernel(device, s));
  }

  /** Unloads the kernels. Calls that are still under way on a stream must have ended. */
  @Override
  public void close() {
    device.close();
  }

  /** A spec made ready on the device. */
  public static final class Kernel {
    private final NormSpec spec;
    private final HipLaunch launch;
    private final HipDevice device;

    private Kernel(HipDevice device, NormSpec spec) {
      this.spec = spec;
      this.device = device;
      this.launch = new HipLaunch(device, spec);
      try {
        launch.prepare();
      } catch (GpuException e) {
        throw HipDevice.failed(e, false);
      }
    }

    /**
     * Enqueues a call. Rows of 16-byte aligned address and pitch are fastest; any multiple of the
     * element's size will do, for which a further kernel is compiled when it is first met.
     *
     * @param arguments addresses and pitches; read before this returns
     * @param stream a hipStream_t or CUstream, 0 for the default stream
     * @throws InvalidCallException if an operand is missing, misaligned or not of the spec; nothing
     *     was enqueued
     * @throws PathFailedException if the runtime refuses the launch
     */
    public void enqueue(Arguments arguments, long stream) {
      arguments.check(spec);
      device.requireOpen();
      if (arguments.rows == 0) {
        return;
      }
      launch.enqueueOrFail(arguments.rows, arguments.addresses, arguments.pitches, stream);
    }
  }

  /** Rows, device addresses and row pitches of a call; may be reused and changed between calls. */
  public static final class Arguments {
    private long rows;
    private final long[] addresses = new long[Operand.ALL.size()];
    private final long[] pitches = new long[Operand.ALL.size()];

    /** Makes arguments of no rows and no operands. */
    public Arguments() {}

    /** Sets the number of rows. */
    public Arguments rows(long rows) {
      this.rows = rows;
      return this;
    }

    /** Sets the device address of a vector; 0 takes it away. */
    public Arguments set(Operand operand, long address) {
      return set(operand, address, 0);
    }

    /** Sets the device address of a matrix and the distance in bytes between its rows. */
    public Arguments set(Operand operand, long address, long rowPitchBytes) {
      addresses[operand.ordinal()] = address;
      pitches[operand.ordinal()] = rowPitchBytes;
      return this;
    }

    private void check(NormSpec spec) {
      if (rows < 0) {
        throw new InvalidCallException("rows is " + rows + ": give 0 or more");
      }
      for (int i = 0; i < addresses.length; i++) {
        Operand o = Operand.ALL.get(i);
        if (o.in(spec) != (addresses[i] != 0)) {
          throw new InvalidCallException(
              o.word()
                  + (o.in(spec)
                      ? " is missing: the spec (" + spec + ") needs it"
                      : " is given, but the spec (" + spec + ") has none: leave it out"));
        }
        if (addresses[i] == 0) {
          continue;
        }
        int size = o.dtype(spec).bytes();
        if (addresses[i] % size != 0) {
          throw new InvalidCallException(
              String.format(
                  "%s's address is 0x%x: it must be a multiple of the %d bytes of an element",
                  o.word(), addresses[i], size));
        }
        if (o.extent() == Operand.Extent.MATRIX
            && rows > 1
            && (pitches[i] < (long) spec.cols() * size || pitches[i] % size != 0)) {
          throw new InvalidCallException(
              o.word()
                  + "'s row pitch is "
                  + pitches[i]
                  + " bytes: it must be a multiple of "
                  + size
                  + " and at least "
                  + (long) spec.cols() * size);
        }
      }
    }
  }
}
