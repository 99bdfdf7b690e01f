import Diagnostics
import Foundation
import TestSupport
import Testing
import Tokens

@Suite("Colours against the browser")
struct BrowserColorTests {
  @Test(
    "every token is what Chromium computes, in every theme",
    arguments: ColorStylesheet.allCases
  )
  func computed(stylesheet: ColorStylesheet) throws {
    guard Tool.areHere(Tool.browser), stylesheet.isHere else { return }
    let table = try stylesheet.table()
    let browser = try Browser(stylesheet, table.themes, in: TemporaryFolder("browser"))
    try #require(browser.themes.count == table.themes.count)

    var compared = 0
    for (index, theme) in table.themes.enumerated() {
      let answers = browser.themes[index]
      for token in table.tokens {
        let name = stylesheet.name(token)
        guard let answer = answers[name] ?? nil else {
          Issue.record("Chromium has no colour `\(name)` in \(theme.words)")
          continue
        }
        let color = token.values[index].color
        let wrong = Self.differences(color, answer)
        #expect(wrong.isEmpty, "`\(name)` in \(theme.words): \(wrong.joined(separator: ", "))")
        compared += 1
      }
    }
    print("\(stylesheet.testDescription): \(compared) colours as in Chromium")
  }

  @Test("no colour of the browser's is left out", arguments: ColorStylesheet.allCases)
  func complete(stylesheet: ColorStylesheet) throws {
    guard Tool.areHere(Tool.browser), stylesheet.isHere else { return }
    let table = try stylesheet.table()
    let browser = try Browser(stylesheet, table.themes, in: TemporaryFolder("browser"))
    let all = Set(browser.themes.flatMap(\.keys))
    let colors = all.filter { name in browser.themes.allSatisfy { ($0[name] ?? nil) != nil } }
    #expect(Set(table.tokens.map(stylesheet.name)) == colors)
  }

  /// The tolerances: a byte where a screen's transfer curve is approximate, and 0.0025.
  private static func differences(_ color: CSSColor, _ answer: Browser.Answer) -> [String] {
    let spaces = [("sRGB", color.srgb, answer.srgb), ("Display P3", color.displayP3, answer.p3)]
    var wrong = spaces.compactMap { space, channels, expected -> String? in
      let numbers = (0..<3).map { channels[$0] } + [color.alpha]
      let isNear = zip(numbers, expected).allSatisfy { ($0 - $1).magnitude <= 0.0025 }
      return isNear ? nil : "\(space) \(numbers), not \(expected)"
    }
    if color.alpha == 1 {
      let bytes = [color.bytes.red, color.bytes.green, color.bytes.blue].map(Int.init)
      if zip(bytes, answer.painted).contains(where: { abs($0 - $1) > 1 }) {
        wrong.append("painted \(bytes), not \(answer.painted)")
      }
    }
    return wrong
  }
}

extension ColorStylesheet {
  /// A token's name as `stylesheet.mjs` has it.
  fileprivate func name(_ token: Token) -> String {
    let property = token.property.string
    return String(property.dropFirst(property.hasPrefix("--color-") ? 8 : 2))
  }

  /// Whether the stylesheet is there; one that is not is treated as a missing tool.
  var isHere: Bool {
    if FileManager.default.fileExists(atPath: url.path) { return true }
    if ProcessInfo.processInfo.environment["BOTTLE_REQUIRE_TOOLS"] == "1" {
      Issue.record("no \(url.path)")
    } else {
      print("skipped: no \(url.path)")
    }
    return false
  }
}
