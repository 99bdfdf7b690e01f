import Diagnostics
import Testing

@testable import Emitters

@Suite("Kotlin's spelling")
struct KotlinTests {
  @Test(
    "names that are reserved or that the lexer does not know take backticks",
    arguments: [
      ("stopsLeft", "stopsLeft"), ("in", "`in`"), ("fun", "`fun`"), ("value", "value"),
      ("_1st", "_1st"), ("日本", "日本"), ("café", "café"), ("cafe\u{301}", "`cafe\u{301}`"),
      ("_", "`_`"), ("x_y", "x_y"),
    ]
  )
  func name(_ name: String, _ expected: String) {
    #expect(Kotlin.name(name) == expected)
  }

  @Test(
    "literals give every character back",
    arguments: [
      ("a", #""a""#), ("$x", #""\$x""#), (#"a"b\c"#, #""a\"b\\c""#),
      ("a\nb\u{1}", #""a\u000ab\u0001""#),
      ("\u{202E}x\u{2028}", #""\u202ex\u2028""#), ("日本 🚗", #""日本 🚗""#),
    ]
  )
  func literal(_ text: String, _ expected: String) {
    #expect(Kotlin.literal(text) == expected)
  }

  @Test(
    "no text opens or ends a comment",
    arguments: [
      (["{n} stops"], ["/** {n} stops */"]),
      (["a */ b /* c"], ["/** a * / b / * c */"]),
      (["/**/"], ["/** / ** / */"]),
      (["*/*/"], ["/** * / * / */"]),
      (["/"], ["/** / */"]),
      (["one\ntwo"], ["/**", " * one", " * two", " */"]),
      (["one\n/two"], ["/**", " * one", " * /two", " */"]),
      (["one", "for translators"], ["/**", " * one", " *", " * for translators", " */"]),
      (["a\r\u{85}\u{202E}b"], [#"/** a\u000d\u0085\u202eb */"#]),
    ]
  )
  func comment(_ texts: [String], _ expected: [String]) {
    var code = CodeWriter(indentation: Kotlin.indentation)
    KotlinComment.write(texts.map { Text($0) }, to: &code)
    #expect(String(decoding: code.bytes, as: UTF8.self) == expected.map { $0 + "\n" }.joined())
  }

  @Test("words that end on one case are told apart, and `OTHER` is ours")
  func cases() {
    #expect(
      KotlinChoice.names(of: [
        "notAtHome", "not_at_home", "other_", "Other", "in", "1st", "日本", "😀",
      ])
        == ["NOT_AT_HOME", "NOT_AT_HOME_", "OTHER_", "OTHER__", "IN", "_1ST", "日本", "WORD_"]
    )
  }
}
