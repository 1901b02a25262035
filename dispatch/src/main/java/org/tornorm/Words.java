package org.tornorm;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Parses the words of the command line and of case files. */
final class Words {
  private Words() {}

  static <E extends Enum<E>> E parse(Class<E> type, String what, String word) {
    for (E e : type.getEnumConstants()) {
      if (e.name().equalsIgnoreCase(word)) {
        return e;
      }
    }
    String known =
        Arrays.stream(type.getEnumConstants())
            .map(e -> e.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", "));
    throw new InvalidSpecException("unknown " + what + " '" + word + "': use one of " + known);
  }
}
