package bottle.proof;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipFile;

/**
 * The strings and plurals of a compiled resource table ({@code resources.arsc}), byte by byte as the
 * phone would find them. The layout is that of {@code ResourceTypes.h} in Android's frameworks/base.
 */
public final class ResourceTable {
  /** A {@code <string>} ({@code text}) or a {@code <plurals>} ({@code quantities}) in one language. */
  public record Value(String text, Map<String, String> quantities) {}

  /** A resource: its values by the language tag of the folder, "" for {@code values/}. */
  public record Resource(String type, String name, Map<String, Value> values) {}

  /** Every resource by its number in {@code R.java}. */
  public final Map<Integer, Resource> resources = new TreeMap<>();

  private static final Map<Integer, String> QUANTITIES =
      Map.of(
          0x01000004, "other", 0x01000005, "zero", 0x01000006, "one", 0x01000007, "two", 0x01000008,
          "few", 0x01000009, "many");

  private final ByteBuffer data;
  private List<String> strings = List.of();

  /** Reads the table in a linked package (an {@code .apk}). */
  public static ResourceTable of(String apk) throws IOException {
    try (var zip = new ZipFile(apk)) {
      try (var stream = zip.getInputStream(zip.getEntry("resources.arsc"))) {
        return new ResourceTable(stream.readAllBytes());
      }
    }
  }

  private ResourceTable(byte[] bytes) {
    data = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int end = data.getInt(4);
    for (int at = data.getShort(2); at < end; at += data.getInt(at + 4)) {
      switch (data.getShort(at)) {
        case 0x0001 -> strings = pool(at);
        case 0x0200 -> readPackage(at);
        default -> throw new IllegalStateException("unknown chunk " + data.getShort(at));
      }
    }
  }

  private void readPackage(int start) {
    int packageId = data.getInt(start + 8);
    var types = pool(start + data.getInt(start + 268));
    var keys = pool(start + data.getInt(start + 276));
    int end = start + data.getInt(start + 4);
    for (int at = start + data.getShort(start + 2); at < end; at += data.getInt(at + 4)) {
      if (data.getShort(at) == 0x0201) {
        readType(at, packageId, types, keys);
      }
    }
  }

  /** One type in one configuration. */
  private void readType(int start, int packageId, List<String> types, List<String> keys) {
    int typeId = data.get(start + 8) & 0xFF;
    boolean sparse = (data.get(start + 9) & 1) != 0;
    int count = data.getInt(start + 12);
    int entries = start + data.getInt(start + 16);
    var type = types.get(typeId - 1);
    if (!type.equals("string") && !type.equals("plurals")) {
      return;
    }
    var language = language(start + 20);
    int offsets = start + data.getShort(start + 2);
    for (int position = 0; position < count; position += 1) {
      int index = position;
      int offset = data.getInt(offsets + 4 * position);
      if (sparse) {
        index = offset & 0xFFFF;
        offset = (offset >>> 16) * 4;
      } else if (offset == -1) {
        continue;
      }
      int entry = entries + offset;
      var name = keys.get(data.getInt(entry + 4));
      int number = packageId << 24 | typeId << 16 | index;
      resources
          .computeIfAbsent(number, key -> new Resource(type, name, new TreeMap<>()))
          .values()
          .put(language, value(entry));
    }
  }

  private Value value(int entry) {
    boolean isBag = (data.getShort(entry + 2) & 1) != 0;
    int size = data.getShort(entry);
    if (!isBag) {
      return new Value(string(entry + size), null);
    }
    var quantities = new TreeMap<String, String>();
    int count = data.getInt(entry + 12);
    for (int index = 0, at = entry + size; index < count; index += 1, at += 12) {
      quantities.put(QUANTITIES.get(data.getInt(at)), string(at + 4));
    }
    return new Value(null, quantities);
  }

  /** The string that a {@code Res_value} points to; a reference or a null is no string. */
  private String string(int at) {
    int kind = data.get(at + 3) & 0xFF;
    if (kind != 3) {
      throw new IllegalStateException("a value of kind " + kind + " where a string should be");
    }
    return strings.get(data.getInt(at + 4));
  }

  /** The language tag of a {@code ResTable_config}. */
  private String language(int config) {
    int size = data.getInt(config);
    var parts = new ArrayList<String>();
    parts.add(code(config + 8, 'a'));
    parts.add(size >= 40 ? ascii(config + 36, 4) : "");
    parts.add(code(config + 10, '0'));
    parts.add(size >= 48 ? ascii(config + 40, 8) : "");
    parts.removeIf(String::isEmpty);
    return String.join("-", parts);
  }

  /** Two letters, or three packed into fifteen bits with the high bit set. */
  private String code(int at, char base) {
    int first = data.get(at) & 0xFF;
    int second = data.get(at + 1) & 0xFF;
    if ((first & 0x80) == 0) {
      return ascii(at, 2);
    }
    return ""
        + (char) (base + (second & 0x1F))
        + (char) (base + ((second & 0xE0) >> 5 | (first & 0x03) << 3))
        + (char) (base + ((first & 0x7C) >> 2));
  }

  private String ascii(int at, int length) {
    var text = new StringBuilder();
    for (int index = at; index < at + length && data.get(index) != 0; index += 1) {
      text.append((char) data.get(index));
    }
    return text.toString();
  }

  /** A {@code ResStringPool}, in UTF-8 or UTF-16. */
  private List<String> pool(int start) {
    int count = data.getInt(start + 8);
    boolean isUTF8 = (data.getInt(start + 16) & 0x100) != 0;
    int base = start + data.getInt(start + 20);
    var result = new ArrayList<String>(count);
    for (int index = 0; index < count; index += 1) {
      int at = base + data.getInt(start + data.getShort(start + 2) + 4 * index);
      if (isUTF8) {
        at += data.get(at) < 0 ? 2 : 1; // the length in UTF-16, which nobody needs
        int length = data.get(at) & 0xFF;
        at += 1;
        if (length >= 0x80) {
          length = (length & 0x7F) << 8 | data.get(at) & 0xFF;
          at += 1;
        }
        result.add(modifiedUTF8(at, length));
      } else {
        int length = data.getShort(at) & 0xFFFF;
        at += 2;
        if (length >= 0x8000) {
          length = (length & 0x7FFF) << 16 | data.getShort(at) & 0xFFFF;
          at += 2;
        }
        result.add(new String(data.array(), at, 2 * length, StandardCharsets.UTF_16LE));
      }
    }
    return result;
  }

  /** aapt2 writes a character beyond U+FFFF as two surrogates of three bytes each, which the phone's
   * runtime reads back ({@code NewStringUTF}). */
  private String modifiedUTF8(int start, int length) {
    var text = new StringBuilder(length);
    int at = start;
    while (at < start + length) {
      int first = data.get(at) & 0xFF;
      int size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
      int scalar = size == 1 ? first : first & 0x7F >> size;
      for (int next = 1; next < size; next += 1) {
        scalar = scalar << 6 | data.get(at + next) & 0x3F;
      }
      text.appendCodePoint(scalar);
      at += size;
    }
    return text.toString();
  }
}
