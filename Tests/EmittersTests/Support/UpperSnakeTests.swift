import Testing

@testable import Emitters

@Suite("Names of constants")
struct UpperSnakeTests {
  @Test(
    "words are cut at capitals",
    arguments: [
      ("refused", "REFUSED"), ("notAtHome", "NOT_AT_HOME"), ("HTTPError", "HTTP_ERROR"),
      ("iOS17", "I_OS17"), ("in-progress", "IN_PROGRESS"), ("1st", "_1ST"), ("straße", "STRASSE"),
      ("日本", "日本"), ("😀", "WORD_"), ("", "WORD"),
    ]
  )
  func name(_ word: String, _ expected: String) {
    #expect(UpperSnake.name(word) == expected)
  }
}
