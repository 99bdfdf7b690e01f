import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Tokens

/// What Chromium 156 computed for whole stylesheets.
@Suite("Stylesheets in Chromium")
struct ChromiumStylesheetTests {
  struct Case: Decodable {
    let id: String
    let css: String
    let html_attr: String
    let body_attr: String
    let probe: String
    let results: [String: Result]

    struct Result: Decodable {
      let computed_background: String
      let root_value: String
      let value_at_probe: String
    }
  }

  private struct File: Decodable {
    let cases: [Case]
  }

  /// The cases that are decided otherwise, and why.
  private static let otherwise: [String: String] = [
    "media-min-width": "a width is no theme's, so the condition is reported and taken not to hold",
    "attr-color": "`attr()` is reported and not followed",
    "at-function": "functions of the sheet's own are reported and not followed",
    "meta-color-scheme": "what the page says in its head is not in the sheet",
    "iacvt-not-previous-decl": "the colour is the probe's own, which is not the root",
  ]

  @Test("every case, the value on the root and the colour, but for those listed")
  func all() throws {
    let files = try TestData.files(in: "conformance/chromium")
    guard let file = files.first(where: { $0.path == "stylesheets.json" }) else { return }
    let cases = try JSONDecoder().decode(File.self, from: Data(file.bytes)).cases
    #expect(cases.count == 136)
    var differing: [String] = []
    for item in cases where !isSame(item) { differing.append(item.id) }
    #expect(differing == cases.map(\.id).filter { Self.otherwise[$0] != nil })
  }

  private func isSame(_ item: Case) -> Bool {
    let sheet = Stylesheet.read(Self.files(item.css)).sheet
    let probe = Self.values(item.probe)
    var root = RootElement()
    for (name, value) in Self.attributes(item.html_attr) { root.put(name, Text(value)) }
    return ["light", "dark"].allSatisfy { name in
      guard let expected = item.results[name] else { return true }
      let style = ThemeStyle(
        sheet,
        name == "dark" ? .dark : .light,
        root: root,
        gamut: .srgb,
        uses: [.values(probe[...], hasReferences: true)]
      )
      let property = sheet.names.known("--x")
      let isTyped = sheet.registrations["--x"].map { !$0.syntax.isUniversal } ?? false
      if !isTyped, Self.text(property.map(style.resolution)) != Self.text(expected.root_value) {
        return false
      }
      // Where the page's body changes the value, only that of the root is known here.
      if !item.body_attr.isEmpty || expected.root_value != expected.value_at_probe { return true }
      return Self.isSame(
        Self.color(style.resolution(sheet.names.names.count), in: style),
        Self.color(.values(Self.values(expected.computed_background)), in: style)
      )
    }
  }

  /// Whether two colours are the same as far as Chromium's single precision tells them apart.
  private static func isSame(_ left: CSSColor?, _ right: CSSColor?) -> Bool {
    guard let left, let right else { return left == nil && right?.alpha == 0 }
    let difference = left.srgb - right.srgb
    let largest = max(abs(difference.x), abs(difference.y), abs(difference.z))
    return largest <= 0.0025 && abs(left.alpha - right.alpha) <= 0.0025
  }

  private static func color(_ resolution: Resolution, in style: ThemeStyle) -> CSSColor? {
    guard case .values(let values) = resolution else { return nil }
    return ColorReading(values, in: style.context, span: Span(0, 0)).color
  }

  /// The sheet as a file, and what it imports from addresses that hold the sheet itself.
  private static func files(_ css: String) -> [SourceFile] {
    var imported: [SourceFile] = []
    let sheet = css.replacing(/url\("data:text\/css,([^"]*)"\)/) { match in
      let path = "import\(imported.count).css"
      imported.append(SourceFile(path: path, bytes: Array(match.output.1.utf8)))
      return "\"./\(path)\""
    }
    return [SourceFile(path: "sheet.css", bytes: Array(sheet.utf8))] + imported
  }

  private static func attributes(_ text: String) -> [(String, String)] {
    text.matches(of: /([a-z-]+)=(?:"([^"]*)"|([^ "]+))/).map { match in
      (String(match.output.1), String(match.output.2 ?? match.output.3 ?? ""))
    }
  }

  private static func text(_ resolution: Resolution?) -> [Shape] {
    guard case .values(let values) = resolution else { return [] }
    return ShapeWriter.kinds(values)
  }

  private static func text(_ css: String) -> [Shape] {
    ShapeWriter.kinds(values(css))
  }

  private static func values(_ css: String) -> [ComponentValue] {
    ValueReader.read(SourceFile(path: "", bytes: Array(css.utf8))).values
  }
}
