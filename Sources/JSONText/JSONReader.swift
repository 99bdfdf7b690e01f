public import Diagnostics
public import Documents

/// Reads JSON as RFC 8259 has it, and nothing more lenient.
///
/// A text without escapes is a window on the file's bytes. The first syntax error ends the file,
/// as nothing after it can be trusted; where all that is wrong can be mended without a doubt, it has
/// the edits. All other problems are found in one run:
///
/// | id | severity | about |
/// |---|---|---|
/// | `json/syntax` | error | the file |
/// | `json/empty` | error | the file |
/// | `json/invalid-utf8` | error | the file, at the first byte that is not UTF-8 |
/// | `json/too-deep` | error | the file, at the value nested too deep |
/// | `json/byte-order-mark` | warning | the file |
/// | `json/duplicate-key` | warning | both members |
/// | `json/lone-surrogate` | error | the text; the tree has U+FFFD in its place |
/// | `json/nul` | error | the text, which holds a U+0000 as written |
public enum JSONReader {
  /// Reads a file.
  public static func read(_ file: SourceFile) -> ReadDocument {
    var parser = JSONParser(file: file)
    return parser.document()
  }
}
