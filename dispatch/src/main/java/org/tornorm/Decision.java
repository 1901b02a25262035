package org.tornorm;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tornorm.spi.Reason;

/**
 * Which path runs a call and why: every candidate with its verdict. Log lines, errors, the command
 * line, test skips and benchmark headers print this one object.
 *
 * @param spec what is to be computed
 * @param shape rows, residency, alignment
 * @param rule what decided: the cost model, or a forced order and where it came from
 * @param candidates every path that was found, in the order considered
 */
public record Decision(NormSpec spec, CallShape shape, String rule, List<Candidate> candidates) {
  /** What the dispatcher concluded of a path. */
  public enum Verdict {
    /** This path runs the call. */
    CHOSEN,
    /** It could run the call; another was preferred. */
    ELIGIBLE,
    /** It runs on this machine, but not this call. */
    UNSUPPORTED,
    /** It does not run on this machine. */
    UNAVAILABLE,
    /** A forced order leaves it out. */
    EXCLUDED;

    /** Returns the lower-case word. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * One path and what was concluded of it.
   *
   * @param path its name
   * @param verdict the conclusion
   * @param facts what it runs on, and how; empty if it does not
   * @param predictedMicros the predicted time, NaN where it was not asked
   * @param predictedBy where the prediction's figures come from, empty where it was not asked
   * @param reasons why not, with remedies; empty for a path that could run the call
   */
  public record Candidate(
      String path,
      Verdict verdict,
      String facts,
      double predictedMicros,
      String predictedBy,
      List<Reason> reasons) {
    /** Copies the reasons. */
    public Candidate {
      reasons = List.copyOf(reasons);
    }

    Candidate withVerdict(Verdict other) {
      return new Candidate(path, other, facts, predictedMicros, predictedBy, reasons);
    }

    @Override
    public String toString() {
      StringBuilder s = new StringBuilder(path).append(": ").append(verdict.word());
      if (!Double.isNaN(predictedMicros)) {
        s.append(String.format(Locale.ROOT, ", predicted %.4g us", predictedMicros));
        s.append(" (").append(predictedBy).append(')');
      }
      if (!facts.isEmpty()) {
        s.append(", ").append(facts);
      }
      for (Reason r : reasons) {
        s.append(" - ").append(r);
      }
      return s.toString();
    }
  }

  /** Copies the candidates. */
  public Decision {
    candidates = List.copyOf(candidates);
  }

  /** Returns the name of the path that runs the call, if there is one. */
  public Optional<String> chosen() {
    return candidates.stream()
        .filter(c -> c.verdict() == Verdict.CHOSEN)
        .map(Candidate::path)
        .findFirst();
  }

  /** Returns whether this path was chosen or could be. */
  public boolean mayRun(String path) {
    return candidates.stream()
        .anyMatch(
            c ->
                c.path().equals(path)
                    && (c.verdict() == Verdict.CHOSEN || c.verdict() == Verdict.ELIGIBLE));
  }

  /** Returns the decision in words, one line for the result and one for each candidate. */
  @Override
  public String toString() {
    StringBuilder s = new StringBuilder();
    s.append(chosen().map(p -> "path " + p).orElse("no path can run this"));
    s.append(" for ").append(spec).append(" (").append(shape).append("), by ").append(rule);
    for (Candidate c : candidates) {
      s.append(System.lineSeparator()).append("  ").append(c);
    }
    return s.toString();
  }
}
