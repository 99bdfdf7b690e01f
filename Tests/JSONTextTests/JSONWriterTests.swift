import Diagnostics
import Documents
import JSONText
import TestSupport
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
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
    JSONWriter.append(Text(text), to: &output)
    #expect(String(decoding: output, as: UTF8.self) == json)
  }

  @Test("a value is written as it was read, without white space")
  func value() {
    let json = #"{"a":[1.50,-0,true,false,null],"b":{},"c":[],"a":"\n"}"#
    var output: [UInt8] = []
    if let root = JSONReader.read(MarkedSource(json).file).root {
      JSONWriter.append(root, to: &output)
    }
    #expect(String(decoding: output, as: UTF8.self) == json)
  }
}
