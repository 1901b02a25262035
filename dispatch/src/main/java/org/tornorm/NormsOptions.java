package org.tornorm;

/**
 * How a {@link Norms} chooses and what it does when a path fails.
 *
 * @param order the only paths that may run, comma-separated, first choice first; null to let the
 *     cost model choose among all
 * @param onFailure what becomes of a call whose path fails before it has touched an output
 * @param device number of the device from 0, {@link #ALL_DEVICES}, or {@link #DEFAULT_DEVICE}
 */
public record NormsOptions(String order, OnFailure onFailure, int device) {
  /** The system property for what happens on failure: {@code fall_back} or {@code throw}. */
  public static final String ON_FAILURE_PROPERTY = "tornorm.onfailure";

  /** Leaves the device to each path's own settings. */
  public static final int DEFAULT_DEVICE = -1;

  /** Shares the rows of each call out to all devices of a path. */
  public static final int ALL_DEVICES = -2;

  /** Checks the values. */
  public NormsOptions {
    if (onFailure == null) {
      throw new InvalidSettingException("onFailure is null: give FALL_BACK or THROW");
    }
    if (device < ALL_DEVICES) {
      throw new InvalidSettingException(
          "device is " + device + ": give a number from 0, DEFAULT_DEVICE or ALL_DEVICES");
    }
  }

  /**
   * Reads the system properties {@value Norms#PATH_PROPERTY} and {@value #ON_FAILURE_PROPERTY}.
   *
   * @throws InvalidSettingException if the second is neither word
   */
  public static NormsOptions ofProperties() {
    OnFailure onFailure = OnFailure.of(System.getProperty(ON_FAILURE_PROPERTY, "fall_back"));
    return new NormsOptions(System.getProperty(Norms.PATH_PROPERTY), onFailure, DEFAULT_DEVICE);
  }

  /** Returns these options with this order of paths. */
  public NormsOptions withOrder(String newOrder) {
    return new NormsOptions(newOrder, onFailure, device);
  }

  /** Returns these options with this way to take failures. */
  public NormsOptions withOnFailure(OnFailure newOnFailure) {
    return new NormsOptions(order, newOnFailure, device);
  }

  /** Returns these options for this device. */
  public NormsOptions withDevice(int newDevice) {
    return new NormsOptions(order, onFailure, newDevice);
  }
}
