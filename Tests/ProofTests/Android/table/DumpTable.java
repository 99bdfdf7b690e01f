package bottle.proof;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Prints a compiled resource table, one JSON object a line for each text. */
public final class DumpTable {
  public static void main(String[] arguments) throws Exception {
    var output = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    for (var resource : ResourceTable.of(arguments[0]).resources.values()) {
      resource
          .values()
          .forEach(
              (language, value) -> {
                if (value.quantities() == null) {
                  print(output, resource.name(), language, null, value.text());
                } else {
                  value
                      .quantities()
                      .forEach((quantity, text) ->
                          print(output, resource.name(), language, quantity, text));
                }
              });
    }
    output.flush();
  }

  private static void print(
      PrintStream output, String name, String language, String quantity, String text) {
    output.println(
        "{\"name\":" + json(name) + ",\"language\":" + json(language)
            + (quantity == null ? "" : ",\"quantity\":" + json(quantity))
            + ",\"text\":" + json(text) + "}");
  }

  private static String json(String text) {
    var result = new StringBuilder("\"");
    text.chars()
        .forEach(
            unit -> {
              if (unit < 0x20 || unit == '"' || unit == '\\' || unit >= 0x7F) {
                result.append(String.format("\\u%04x", unit));
              } else {
                result.append((char) unit);
              }
            });
    return result.append('"').toString();
  }
}
