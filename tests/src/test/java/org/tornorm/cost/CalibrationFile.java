package org.tornorm.cost;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests whose calibration file is one of their own, which is not there at first. */
public abstract class CalibrationFile {
  @TempDir protected Path directory;
  protected Path file;
  private String before;

  @BeforeEach
  void nameFile() {
    before = System.getProperty(Calibration.PROPERTY);
    file = place();
    System.setProperty(Calibration.PROPERTY, file.toString());
  }

  /** Returns where the file is to be. */
  protected Path place() {
    return directory.resolve("calibration.json");
  }

  @AfterEach
  void restore() {
    if (before == null) {
      System.clearProperty(Calibration.PROPERTY);
    } else {
      System.setProperty(Calibration.PROPERTY, before);
    }
  }
}
