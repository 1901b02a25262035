package org.tornorm.hip;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tornorm.CallShape;
import org.tornorm.NormSpec;
import org.tornorm.cost.CostModel;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathDevice;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Reason;
import org.tornorm.spi.Support;

/** Norms by HIP kernels on an AMD GPU; on an NVIDIA GPU by the same sources. */
public final class HipPath implements NormPath {
  static final String NAME = "hip";
  static final System.Logger LOG = System.getLogger("org.tornorm.hip");

  private static final Support YES = new Support.Yes("");

  private final HipOptions options;

  private volatile Opened opened;

  /** The device, if there is one, and what is said of it. */
  private record Opened(Optional<HipDevice> device, Availability availability) {
    static Opened of(HipOptions options) {
      List<Reason> tried = new ArrayList<>();
      Optional<HipDevice> device = HipDevice.open(options, tried);
      return new Opened(
          device,
          device
              .<Availability>map(d -> new Availability.Yes(d.facts()))
              .orElseGet(() -> new Availability.No(tried)));
    }
  }

  /**
   * Makes a path on the device that the system properties choose; used by the service loader. They
   * are read, and the device is opened, when the path is first asked something, which then throws
   * an {@link org.tornorm.InvalidSettingException} if one is wrong.
   */
  public HipPath() {
    options = null;
  }

  /**
   * Opens the device, if there is one; never throws for want of it.
   *
   * @throws org.tornorm.InvalidSettingException if the directory of code objects has no manifest
   *     that can be read
   */
  public HipPath(HipOptions options) {
    this.options = options;
    opened = Opened.of(options);
  }

  private Opened opened() {
    Opened o = opened;
    return o != null ? o : open();
  }

  private synchronized Opened open() {
    if (opened == null) {
      opened = Opened.of(HipOptions.ofProperties());
    }
    return opened;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Availability availability() {
    return opened().availability();
  }

  @Override
  public List<String> devices() {
    return opened().device().map(HipDevice::all).orElse(List.of());
  }

  @Override
  public Optional<PathDevice> device() {
    return opened().device().map(HipTensors::new);
  }

  @Override
  public NormPath onDevice(int number) {
    return new HipPath((options == null ? HipOptions.ofProperties() : options).onDevice(number));
  }

  @Override
  public Support supports(NormSpec spec, CallShape shape) {
    return YES;
  }

  @Override
  public CostModel cost() {
    return HipCost.of(opened().device().orElseThrow().profile());
  }

  @Override
  public PathKernel prepare(NormSpec spec) {
    try {
      return new HipKernel(opened().device().orElseThrow(), spec);
    } catch (GpuException e) {
      throw HipDevice.failed(e, false);
    }
  }

  @Override
  public Map<String, Map<String, Double>> tune(NormSpec spec, long rows) {
    HipDevice device = opened().device().orElseThrow();
    try (HipTuner.OnDevice timer = new HipTuner.OnDevice(device, spec, rows)) {
      Map<String, Map<String, Double>> found =
          HipTuner.search(spec, Geometry.bucketOf(rows, device.profile()), device.profile(), timer);
      device.tuned().add(found, device.profile());
      return found;
    } catch (GpuException e) {
      throw HipDevice.failed(e, false);
    }
  }

  @Override
  public void close() {
    Opened o = opened;
    if (o != null) {
      o.device().ifPresent(HipDevice::close);
    }
  }
}
