import Diagnostics
import Foundation
import Testing
import Tokens

@Suite("The project's own stylesheet")
struct OwnStylesheetTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "tokens/globals.css")

  private func sheet() throws -> Stylesheet {
    let bytes = Array(try Data(contentsOf: Self.file))
    return Stylesheet.read([SourceFile(path: "tokens/globals.css", bytes: bytes)]).sheet
  }

  @Test("every text is readable on its background, in all four themes")
  func readable() throws {
    let table = try sheet().tokens()
    #expect(table.themes == Theme.allCases)
    #expect(ContrastLint.check(table) == [])
  }

  @Test("with more contrast, every text has as much as WCAG asks for at its highest level")
  func moreContrast() throws {
    let table = try sheet().tokens()
    let names = Dictionary(uniqueKeysWithValues: table.tokens.map { ($0.name.asset, $0) })
    for text in table.tokens where text.name.asset.hasSuffix("-foreground") {
      let background = try #require(names[String(text.name.asset.dropLast("-foreground".count))])
      for (index, theme) in table.themes.enumerated() where theme.hasMoreContrast {
        let ratio = Contrast.ratio(
          of: text.values[index].color,
          on: background.values[index].color
        )
        #expect(ratio >= 7, "\(text.name.asset) in \(theme.words)")
      }
    }
  }

  @Test("nothing in it is worth a warning")
  func clean() throws {
    let sheet = try sheet()
    let table = sheet.tokens()
    let diagnostics = table.diagnostics + ContextLint.check(table, of: sheet)
    #expect(diagnostics.filter { $0.severity >= .warning } == [])
  }
}
