package org.tornorm.cpu;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.Map;
import org.tornorm.DType;

/**
 * Makes a {@link RowMath} for a dtype and vector width. Each pair gets a copy of the class of its
 * own, a hidden class that has the pair as constants: dtype switches fold away, the vector species
 * is the constant that the JIT compiler needs, and no loop shares its profile with another's.
 */
final class RowMaths {
  /** The constants of a copy; {@code vectorBits} 0 means plain Java. */
  record Key(DType dtype, int vectorBits) {
    /** Returns the key that the calling hidden class was made for. */
    static Key of(MethodHandles.Lookup hidden) {
      try {
        return MethodHandles.classData(hidden, "_", Key.class);
      } catch (IllegalAccessException e) {
        throw new LinkageError("a lookup of full power may read its class data", e);
      }
    }
  }

  private static final Map<Key, RowMath> MADE = new HashMap<>();

  private RowMaths() {}

  /** Returns the loops for this dtype of x; widths over 0 need jdk.incubator.vector. */
  static synchronized RowMath of(DType dtype, int vectorBits) {
    Key key = new Key(dtype, vectorBits);
    RowMath known = MADE.get(key);
    if (known == null) {
      // Vector loops ask for the plain ones of their dtype while they are made.
      known = make(key);
      MADE.put(key, known);
    }
    return known;
  }

  private static RowMath make(Key key) {
    String name = key.vectorBits() == 0 ? "PlainRowMath" : "VectorRowMath";
    try (InputStream in = RowMaths.class.getResourceAsStream(name + ".class")) {
      if (in == null) {
        throw new LinkageError(name + ".class is not beside RowMaths.class: rebuild the jar");
      }
      return (RowMath)
          MethodHandles.lookup()
              .defineHiddenClassWithClassData(in.readAllBytes(), key, true)
              .lookupClass()
              .getDeclaredConstructor()
              .newInstance();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("cannot make " + name + " for " + key, e);
    }
  }
}
