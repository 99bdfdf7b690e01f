import Diagnostics
import Testing

@Suite("JSON's texts")
struct JSONLiteralTests {
  @Test(
    "a text is escaped where the standard demands it and nowhere else",
    arguments: [
      ("", #""""#),
      (#"a"b\c/d"#, #""a\"b\\c/d""#),
      ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
      ("\0\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
      ("é🚚\u{2028}", "\"é🚚\u{2028}\""),
    ]
  )
  func escape(text: String, json: String) {
    var output: [UInt8] = []
    JSONLiteral.append(text.utf8, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == json)
  }
}
