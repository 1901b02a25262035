package org.tornorm;

import java.util.Arrays;
import java.util.List;
import org.tornorm.spi.NormPath;

/**
 * Which paths may run calls, and in what order.
 *
 * @param names the only paths that may run, first choice first; empty to let the cost model choose
 * @param rule what to print as the reason of the choice
 */
record PathOrder(List<String> names, String rule) {
  static final PathOrder BY_COST = new PathOrder(List.of(), "cost model");

  /**
   * Parses a list such as {@code hip,tornado,cpu}.
   *
   * @throws InvalidSettingException naming the word that is no path, and those that are
   */
  static PathOrder parse(String list, String source, List<NormPath> paths) {
    if (list == null || list.isBlank()) {
      return BY_COST;
    }
    List<String> known = paths.stream().map(NormPath::name).toList();
    List<String> names = Arrays.stream(list.split(",", -1)).map(String::strip).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new InvalidSettingException(
            source
                + " names '"
                + name
                + "': the paths found are "
                + String.join(", ", known)
                + "; for another, add its jar");
      }
    }
    return new PathOrder(names, source + "=" + list);
  }

  boolean forced() {
    return !names.isEmpty();
  }

  boolean allows(String path) {
    return names.isEmpty() || names.contains(path);
  }
}
