import Diagnostics
import Testing

@testable import Tokens

@Suite("Reading rules and declarations")
struct RuleReaderTests {
  private func items(_ text: String) -> [Shape] {
    let writer = ShapeWriter(Array(text.utf8))
    return writer.shapes(RuleReader(writer.lexemes, .block))
  }

  private func names(_ text: String) -> [String] {
    let writer = ShapeWriter(Array(text.utf8))
    return RuleReader(writer.lexemes, .block).map { item in
      switch item {
      case .declaration(let declaration): declaration.name.string
      case .atRule(let rule): "@" + rule.name.string
      case .rule: "rule"
      case .invalid: "invalid"
      }
    }
  }

  @Test(
    "a custom property holds whatever its brackets and quotes hold",
    arguments: [
      "--s:\"a;b}\"; --x:lime", "--o:{a:b;c:d}; --x:lime", "--o:(a;b); --x:lime",
      "--u:url(data:image/svg+xml;utf8,<svg/>); --x:lime", "--u:url(a}b); --x:lime",
      "--s:\"a\\\nb;\"; --x:lime", "--o:a{b}c{d}; --x:lime",
    ]
  )
  func customProperties(text: String) {
    let names = names(text)
    #expect(names.count == 2)
    #expect(names.last == "--x")
  }

  @Test("declarations, rules and at-rules mix in any order")
  func mixed() {
    #expect(
      names("--a:b; &.dark{--a:c} a:hover{} @media x{} .c{} d:e; --a:b{};x:{}")
        == ["--a", "rule", "rule", "@media", "rule", "d", "--a", "x"]
    )
  }

  @Test("without a semicolon, the value runs on")
  func missingSemicolon() {
    #expect(names("--a:red\n--x:lime") == ["--a"])
  }

  @Test("what reads like a custom property is no rule, in a sheet either")
  func likeCustomProperty() {
    let writer = ShapeWriter(Array("--x:hover{a:b} c{}".utf8))
    let shapes = writer.shapes(RuleReader(writer.lexemes, .rules))
    #expect(shapes.first == .error("invalid"))
    #expect(shapes.count == 2)
  }

  @Test("a hundred thousand rules that begin like declarations are read once more at most")
  func linear() {
    #expect(names(String(repeating: "a:b{}", count: 100_000)).count == 100_000)
    #expect(names(String(repeating: "a:{}", count: 100_000)).count == 100_000)
    #expect(names(String(repeating: "a:b c", count: 100_000)).count == 1)
  }
}
