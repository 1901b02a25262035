package org.tornorm.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Stream;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.InvalidSettingException;
import org.tornorm.InvalidSpecException;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;

/**
 * The cases that the benchmarks, the peers script and the report share, read from a file of columns
 * whose head explains them. A line stands for every combination of the words in its columns.
 */
final class CaseList {
  /** Which cases a run takes. */
  enum Set {
    quick,
    full
  }

  /** The list that the jar brings. */
  static final String RESOURCE = "cases.txt";

  private static final List<String> COLUMNS =
      List.of(
          "sets",
          "paths",
          "measure",
          "op",
          "residual",
          "quantization",
          "dtype",
          "rows",
          "cols",
          "residency");

  private record Entry(List<Set> sets, List<String> paths, BenchCase benchCase) {}

  private final List<Entry> entries = new ArrayList<>();

  private CaseList() {}

  /** Reads the list that the jar brings. */
  static CaseList ofResource() {
    try (InputStream in = CaseList.class.getResourceAsStream(RESOURCE)) {
      return parse(RESOURCE, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a list from a file.
   *
   * @throws InvalidSettingException if it cannot be read, or naming the line that is wrong
   */
  static CaseList of(Path file) {
    try {
      return parse(file.toString(), Files.readString(file));
    } catch (IOException e) {
      throw new InvalidSettingException(
          "the case list " + file + " cannot be read (" + e + "): name a text file");
    }
  }

  /**
   * Parses a list.
   *
   * @param name stands in messages
   * @throws InvalidSettingException naming the line, what was found and what is wanted
   */
  static CaseList parse(String name, String text) {
    CaseList list = new CaseList();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String content = line.replaceFirst("#.*", "").strip();
      if (content.isEmpty()) {
        continue;
      }
      try {
        list.addLine(List.of(content.split("\\s+")));
      } catch (IllegalArgumentException | InvalidSpecException e) {
        throw new InvalidSettingException(name + ":" + number + ": " + e.getMessage());
      }
    }
    return list;
  }

  private void addLine(List<String> words) {
    if (words.size() != COLUMNS.size()) {
      throw new IllegalArgumentException(
          "there are " + words.size() + " columns: give " + String.join(", ", COLUMNS));
    }
    List<List<String>> columns = words.stream().map(w -> List.of(w.split(",", -1))).toList();
    List<Set> sets = columns.get(0).stream().map(w -> word(Set.class, "set", w)).toList();
    List<String> paths = columns.get(1).stream().map(CaseList::path).toList();
    for (List<String> combination : combinations(columns.subList(2, columns.size()))) {
      entries.add(new Entry(sets, paths, benchCase(combination)));
    }
  }

  private static List<List<String>> combinations(List<List<String>> columns) {
    List<List<String>> all = List.of(List.of());
    for (List<String> column : columns) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> start : all) {
        for (String word : column) {
          longer.add(Stream.concat(start.stream(), Stream.of(word)).toList());
        }
      }
      all = longer;
    }
    return all;
  }

  private static BenchCase benchCase(List<String> words) {
    Iterator<String> w = words.iterator();
    BenchCase c =
        new BenchCase(
            word(Measure.class, "measure", w.next()),
            Op.of(w.next()),
            residual(w.next()),
            Quantization.of(w.next()),
            DType.of(w.next()),
            number("rows", w.next(), Long.MAX_VALUE),
            (int) number("cols", w.next(), Integer.MAX_VALUE),
            word(Residency.class, "residency", w.next()));
    if (!c.measure().allows(c.residency())) {
      throw new IllegalArgumentException(
          c.measure()
              + " is asked of "
              + c.residency().word()
              + " data: it takes "
              + c.measure().residencyWords());
    }
    NormSpec _ = c.spec(); // refuses parts that do not fit each other
    return c;
  }

  private static String path(String word) {
    if (!word.matches("[a-z][a-z0-9-]*")) {
      throw new IllegalArgumentException(
          "path '" + word + "' is no name: use lower-case letters, digits and '-'");
    }
    return word;
  }

  private static boolean residual(String word) {
    return switch (word) {
      case "add" -> true;
      case "none" -> false;
      default ->
          throw new IllegalArgumentException(
              "residual '" + word + "' is unknown: use one of none, add");
    };
  }

  private static <E extends Enum<E>> E word(Class<E> type, String what, String word) {
    for (E e : type.getEnumConstants()) {
      if (e.name().equalsIgnoreCase(word)) {
        return e;
      }
    }
    throw new IllegalArgumentException(
        what
            + " '"
            + word
            + "' is unknown: use one of "
            + String.join(
                ", ", Arrays.stream(type.getEnumConstants()).map(CaseList::lowerCased).toList()));
  }

  /** Returns how a word is written in the list. */
  private static String lowerCased(Enum<?> e) {
    return e instanceof Residency r ? r.word() : e.name();
  }

  private static long number(String what, String word, long most) {
    try {
      long n = Long.parseLong(word);
      if (n >= 1 && n <= most) {
        return n;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw new IllegalArgumentException(
        what + " '" + word + "' is no size: give a number from 1 to " + most);
  }

  /** Returns the cases that a path takes of a set, each once, in the order of the list. */
  SequencedSet<BenchCase> cases(Set set, String path) {
    SequencedSet<BenchCase> cases = new LinkedHashSet<>();
    for (Entry e : entries) {
      if (e.sets().contains(set) && e.paths().contains(path)) {
        cases.add(e.benchCase());
      }
    }
    return cases;
  }
}
