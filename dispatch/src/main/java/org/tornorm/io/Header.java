package org.tornorm.io;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tornorm.DType;
import org.tornorm.TensorFileException;

/** The JSON header of a safetensors file, checked: what it names lies in the file, gap-free. */
record Header(Map<String, String> metadata, Map<String, Entry> entries) {
  static final String METADATA = "__metadata__";

  private static final String DTYPE = "dtype";
  private static final String SHAPE = "shape";
  private static final String OFFSETS = "data_offsets";

  /** Where a tensor lies, in bytes behind the header; its dtype may be one that is not known. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared; Tensor copies it.
  record Entry(String dtype, long[] shape, long begin, long end) {
    Optional<DType> known() {
      return Arrays.stream(DType.values()).filter(d -> d.name().equals(dtype)).findFirst();
    }
  }

  /** Says what is wrong in a header; the caller adds the file. */
  private static final class Malformed extends Exception {
    private static final long serialVersionUID = 1L;

    Malformed(String message) {
      super(message);
    }
  }

  static Header parse(String file, byte[] json, long dataBytes) {
    try {
      String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(json)).toString();
      Header header = parse(text);
      header.checkPlaces(dataBytes);
      return header;
    } catch (IOException | IllegalStateException | NumberFormatException e) {
      throw new TensorFileException(
          file
              + " has a header that is no valid JSON ("
              + String.valueOf(e.getMessage()).lines().findFirst().orElse("empty")
              + "): it is damaged or no safetensors file",
          e);
    } catch (Malformed e) {
      throw new TensorFileException(
          file + ": " + e.getMessage() + "; the file is damaged, copy or write it again", e);
    }
  }

  private static Header parse(String text) throws IOException, Malformed {
    Map<String, String> metadata = new LinkedHashMap<>();
    Map<String, Entry> entries = new LinkedHashMap<>();
    boolean metadataSeen = false;
    JsonReader in = new JsonReader(new StringReader(text));
    in.setStrictness(Strictness.STRICT);
    in.beginObject();
    while (in.hasNext()) {
      String name = in.nextName();
      if (name.equals(METADATA)) {
        require(!metadataSeen, METADATA + " is there twice, wanted once");
        metadataSeen = true;
        in.beginObject();
        while (in.hasNext()) {
          String key = in.nextName();
          require(
              metadata.putIfAbsent(key, string(in, METADATA + "'s " + key)) == null,
              METADATA + " has '" + key + "' twice, wanted once");
        }
        in.endObject();
      } else {
        require(
            entries.putIfAbsent(name, entry(in, name)) == null,
            "tensor '" + name + "' is there twice, wanted once");
      }
    }
    in.endObject();
    require(in.peek() == JsonToken.END_DOCUMENT, "text follows the header's object, wanted spaces");
    return new Header(Collections.unmodifiableMap(metadata), Collections.unmodifiableMap(entries));
  }

  private static Entry entry(JsonReader in, String name) throws IOException, Malformed {
    String dtype = null;
    long[] shape = null;
    long[] offsets = null;
    String the = "tensor '" + name + "': ";
    in.beginObject();
    while (in.hasNext()) {
      String key = in.nextName();
      switch (key) {
        case DTYPE -> {
          require(dtype == null, the + "dtype is there twice, wanted once");
          dtype = string(in, the + "dtype");
        }
        case SHAPE -> {
          require(shape == null, the + "shape is there twice, wanted once");
          shape = longs(in, the + "shape");
        }
        case OFFSETS -> {
          require(offsets == null, the + "data_offsets is there twice, wanted once");
          offsets = longs(in, the + "data_offsets");
        }
        default ->
            throw new Malformed(
                the + "unknown part '" + key + "', wanted dtype, shape and" + " data_offsets");
      }
    }
    in.endObject();
    require(
        dtype != null && shape != null && offsets != null,
        the + "a part is missing, wanted dtype, shape and data_offsets");
    require(
        offsets.length == 2,
        the + "data_offsets has " + offsets.length + " numbers, wanted begin and end");
    return new Entry(dtype, shape, offsets[0], offsets[1]);
  }

  private static String string(JsonReader in, String what) throws IOException, Malformed {
    require(in.peek() == JsonToken.STRING, what + " is " + in.peek() + ", wanted a string");
    return in.nextString();
  }

  private static long[] longs(JsonReader in, String what) throws IOException, Malformed {
    List<Long> values = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      require(in.peek() == JsonToken.NUMBER, what + " has " + in.peek() + ", wanted numbers");
      String number = in.nextString();
      try {
        values.add(Long.parseLong(number));
      } catch (NumberFormatException e) {
        throw new Malformed(what + " has " + number + ", wanted whole numbers below 2^63");
      }
    }
    in.endArray();
    return values.stream().mapToLong(Long::longValue).toArray();
  }

  private void checkPlaces(long dataBytes) throws Malformed {
    List<Map.Entry<String, Entry>> byPlace = new ArrayList<>(entries.entrySet());
    byPlace.sort(
        Comparator.comparingLong((Map.Entry<String, Entry> e) -> e.getValue().begin())
            .thenComparingLong(e -> e.getValue().end()));
    long covered = 0;
    String before = "the header";
    for (Map.Entry<String, Entry> named : byPlace) {
      String the = "tensor '" + named.getKey() + "'";
      Entry e = named.getValue();
      String place = the + " lies at " + e.begin() + " to " + e.end();
      require(e.begin() >= 0 && e.begin() <= e.end(), place + ", wanted 0 <= begin <= end");
      require(
          e.end() <= dataBytes,
          place + ", but the file has only " + dataBytes + " bytes of data: it is truncated");
      if (e.known().isPresent()) {
        long wanted = Tensor.byteSize(e.known().get(), e.shape());
        require(
            wanted == e.end() - e.begin(),
            place
                + ", wanted "
                + (wanted < 0 ? "a possible shape instead of " : wanted + " bytes for ")
                + Arrays.toString(e.shape())
                + " of "
                + e.dtype());
      }
      require(e.begin() >= covered, place + " and overlaps " + before + ", wanted " + covered);
      require(e.begin() == covered, place + ", leaving a gap behind " + before + " at " + covered);
      covered = e.end();
      before = the;
    }
    require(
        covered == dataBytes,
        (dataBytes - covered) + " bytes behind " + before + " belong to no tensor");
  }

  static JsonObject entry(Tensor t, long begin, long end) {
    JsonArray shape = new JsonArray();
    for (long extent : t.shape()) {
      shape.add(extent);
    }
    JsonArray offsets = new JsonArray();
    offsets.add(begin);
    offsets.add(end);
    JsonObject entry = new JsonObject();
    entry.addProperty(DTYPE, t.dtype().name());
    entry.add(SHAPE, shape);
    entry.add(OFFSETS, offsets);
    return entry;
  }

  private static void require(boolean holds, String message) throws Malformed {
    if (!holds) {
      throw new Malformed(message);
    }
  }
}
