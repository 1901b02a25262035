package org.tornorm.cli;

import java.util.function.Function;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.InvalidSpecException;
import org.tornorm.Op;
import org.tornorm.Quantization;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the words of the options, with the library's own wording where one is not known. */
final class Words {
  private Words() {}

  private static <T> T parse(Function<String, T> parser, String word) {
    try {
      return parser.apply(word);
    } catch (InvalidSpecException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  static final class ToOp implements ITypeConverter<Op> {
    @Override
    public Op convert(String word) {
      return parse(Op::of, word);
    }
  }

  static final class ToDType implements ITypeConverter<DType> {
    @Override
    public DType convert(String word) {
      return parse(DType::of, word);
    }
  }

  static final class ToQuantization implements ITypeConverter<Quantization> {
    @Override
    public Quantization convert(String word) {
      return parse(Quantization::of, word);
    }
  }

  static final class ToResidency implements ITypeConverter<CallShape.Residency> {
    @Override
    public CallShape.Residency convert(String word) {
      for (CallShape.Residency r : CallShape.Residency.values()) {
        if (r.word().equalsIgnoreCase(word)) {
          return r;
        }
      }
      throw new TypeConversionException("unknown place '" + word + "': use one of host, device");
    }
  }
}
