import APIFixtures
import APIModels
import Diagnostics
import Testing

@Suite("Patterns")
struct PatternTests {
  @Test(
    "a pattern is held to the whole text",
    arguments: [
      ("^[0-9]{6}$", ["123456"], ["12345", "1234567", "12345a", "١٢٣٤٥٦"]),
      ("^[A-Z]{2,3}$", ["GB", "GBP"], ["G", "GBPX", ""]),
      ("^(978|979)[0-9]*$", ["978", "9791"], ["977", "97"]),
      ("^a?b+c*$", ["b", "ab", "abbc", "bcc"], ["a", "", "aab", "acb"]),
      ("^[^a-z\\]]+$", ["A[", "é"], ["]", "a", ""]),
      ("^(ab|a)(c|bc)$", ["abc", "ac", "abbc"], ["ab", "abcb"]),
      ("^x{2,}-\\.$", ["xx-.", "xxxxx-."], ["x-.", "xx-a"]),
      ("^$", [""], ["a"]),
      ("^[👩é-ü]$", ["👩", "ö"], ["👨", "e\u{301}"]),
    ]
  )
  func matching(pattern: String, good: [String], bad: [String]) throws {
    let read = try parsed(pattern, example: good[0])
    for text in good { #expect(read.matches(text), "\(text)") }
    for text in bad { #expect(!read.matches(text), "\(text)") }
  }

  @Test("no text can make a pattern slow")
  func hostile() throws {
    let pattern = try parsed("^a*a*a*a*a*a*a*a*b$", example: "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }

  /// A pattern, read from a description that holds it.
  private func parsed(_ pattern: String, example: String) throws -> APIPattern {
    let source = """
      openapi: 3.1.0
      info: {title: A, version: '1'}
      paths: {}
      components:
        schemas:
          Item: {type: string, pattern: '\(pattern)', examples: ['\(example)']}
      """
    let fixture = APIFixture(SourceFile(path: "api.yaml", bytes: Array(source.utf8)))
    guard case .scalar(.text(let text))? = fixture.model?.schemas.first?.kind else {
      throw Unread(diagnostics: fixture.diagnostics)
    }
    return try #require(text.pattern)
  }

  private struct Unread: Error {
    let diagnostics: [Diagnostic]
  }
}
