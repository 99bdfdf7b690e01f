import Diagnostics
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "the word that was meant",
    arguments: [
      ("genrate", "generate"),
      ("Generate", "generate"),
      ("chekc", "check"),
      ("linnt", "lint"),
      ("lit", "lint"),
      ("deploy", nil),
      ("", nil),
      (String(repeating: "generate", count: 1000), nil),
    ]
  )
  func closest(word: String, expected: String?) {
    #expect(Suggestion.closest(to: word, among: ["generate", "check", "lint"]) == expected)
  }

  @Test("two candidates as near give the first")
  func ties() {
    #expect(Suggestion.closest(to: "tokenx", among: ["tokens", "tokeny"]) == "tokens")
  }
}
