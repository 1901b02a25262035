package org.tornorm.hip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tornorm.CallShape;
import org.tornorm.NormSpec;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Reason;
import org.tornorm.spi.Support;

/** Norms by HIP kernels on an AMD GPU; on an NVIDIA GPU by the same sources. */
public final class HipPath implements NormPath {
  static final String NAME = "hip";
  static final System.Logger LOG = System.getLogger("org.tornorm.hip");

  private static final Support YES = new Support.Yes("");

  /** Enqueue, launch and wait, in microseconds; an H200 of 2026-11 took about 10. */
  private static final double LAUNCH_MICROS = 10;

  /** Bytes a microsecond between host and device, through pinned memory: 10 GB/s. */
  private static final double TRANSFER_BYTES_PER_MICRO = 10_000;

  /** Bytes a microsecond of device memory: 2 TB/s. */
  private static final double DEVICE_BYTES_PER_MICRO = 2_000_000;

  private final HipDevice device;
  private final Availability availability;

  /** Opens the device that the system properties choose; used by the service loader. */
  public HipPath() {
    this(HipOptions.ofProperties());
  }

  /** Opens the device, if there is one; never throws for want of it. */
  public HipPath(HipOptions options) {
    List<Reason> tried = new ArrayList<>();
    Optional<HipDevice> opened = HipDevice.open(options, tried);
    this.device = opened.orElse(null);
    this.availability =
        opened.isPresent() ? new Availability.Yes(device.facts()) : new Availability.No(tried);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Availability availability() {
    return availability;
  }

  @Override
  public List<String> devices() {
    return device == null ? List.of() : List.of(device.facts());
  }

  @Override
  public Support supports(NormSpec spec, CallShape shape) {
    return YES;
  }

  @Override
  public double predictMicros(NormSpec spec, CallShape shape) {
    double bytes = spec.bytesMoved(shape.rows());
    double transfer =
        shape.residency() == CallShape.Residency.HOST ? bytes / TRANSFER_BYTES_PER_MICRO : 0;
    return LAUNCH_MICROS + transfer + bytes / DEVICE_BYTES_PER_MICRO;
  }

  @Override
  public PathKernel prepare(NormSpec spec) {
    try {
      return new HipKernel(device, spec);
    } catch (GpuException e) {
      throw HipDevice.failed(e, false);
    }
  }

  @Override
  public void close() {
    if (device != null) {
      device.close();
    }
  }
}
