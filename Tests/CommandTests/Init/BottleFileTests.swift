import Configuration
import Diagnostics
import Documents
import TestSupport
import Testing
import YAML

@testable import Command

@Suite("Values in bottle.yaml")
struct BottleFileTests {
  @Test(
    "a text is written plainly where it stays a text",
    arguments: [
      ("messages/{locale}.json", "messages/{locale}.json"), ("{locale}.json", "\"{locale}.json\""),
      (".dark", ".dark"), ("[data-theme=dark]", "\"[data-theme=dark]\""), ("", "\"\""),
      ("no", "\"no\""), ("No", "\"No\""), ("nb-NO", "nb-NO"), ("80%", "\"80%\""), ("12", "\"12\""),
      ("a: b", "\"a: b\""), ("a #b", "\"a #b\""), ("a\"b\\c", #""a\"b\\c""#), ("é", "\"é\""),
      ("a\nb", "\"a\\nb\""), (".inf", "\".inf\""),
    ]
  )
  func scalar(text: String, written: String) {
    #expect(YAMLScalar.written(text) == written)
  }

  @Test("whatever the text, it is read back", arguments: 0..<200)
  func readBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array(
      "aZ09 -_./{}[]:#'\"\\,&*!|>%@`?~=\t\n\u{1}\u{7F}\u{85}\u{9F}\u{2028}\u{2029}\u{FEFF}\u{FFFE}éłß🎈"
        .unicodeScalars
    )
    let count = Int.random(in: 0..<12, using: &random)
    var text = String.UnicodeScalarView()
    for _ in 0..<count { text.append(alphabet.randomElement(using: &random) ?? "a") }
    let expected = String(text)
    let file = SourceFile(
      path: "a.yaml",
      bytes: Array("k: \(YAMLScalar.written(expected)) # c\n".utf8)
    )
    let read = YAMLReader.read(file)
    #expect(read.diagnostics.isEmpty)
    guard case .string(let value)? = read.root?.member("k")?.value.value else {
      Issue.record("no text")
      return
    }
    #expect(value.text == Text(expected))
  }
}
