import CatalogueFixtures
import Diagnostics
import Emitters
import Outputs
import Tokens
import Testing

@Suite("Outputs know what they are made of")
struct OriginTests {
  private let words = CatalogueFixture([
    "en": #"{"title": "Rounds", "g": {"n": "{n, plural, one {# left} other {# lefts}}"}}"#,
    "pl": #"{"title": "Kursy"}"#,
  ])

  /// What the lines of a file that hold a text are made of, each with the bytes of its place.
  private func origins(_ text: String, in file: OutputFile, _ sources: [SourceFile]) -> [String] {
    var offsets: [Int] = []
    var start = 0
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(decoding: line, as: UTF8.self).contains(text) { offsets.append(start) }
      start = line.endIndex + 1
    }
    return file.origins(at: offsets).map { origin in
      let source = sources.first { $0.path == origin.place.path }
      let bytes = origin.place.span.flatMap { span in source?.bytes[span.start..<span.end] } ?? []
      return "\(origin.name): \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  @Test(
    "a text and its accessor come from its message",
    arguments: [
      ("values/strings.xml", "Rounds", [#"title: "Rounds""#]),
      ("values-pl/strings.xml", "Kursy", [#"title: "Kursy""#]),
      (
        "values/strings.xml", "lefts",
        [#"g.n: "{n, plural, one {# left} other {# lefts}}""#]
      ),
      ("values/strings.xml", "<?xml", []),
      ("values/strings.xml", "</resources>", []),
      ("BottleStrings.kt", "val title", [#"title: "Rounds""#]),
      ("BottleStrings.kt", "package", []),
      ("BottleStrings.kt", "val g", []),
      ("BottleStrings.swift", "var title", [#"title: "Rounds""#]),
      ("BottleStrings.swift", "import", []),
      ("Localizable.xcstrings", "Kursy", [#"title: "Kursy""#]),
      ("Localizable.xcstrings", "extractionState", []),
      ("Localizable.xcstrings", "version", []),
    ]
  )
  func words(path: String, text: String, expected: [String]) throws {
    let files =
      AndroidWords.files(words.plan, settings: AndroidCase.settings())
      + AppleWords.files(words.plan, settings: .fixture)
    let file = try #require(files.first { $0.path.string.hasSuffix(path) })
    #expect(origins(text, in: file, words.files) == expected)
  }

  @Test("a text that stands in for a missing one comes from where it stands")
  func stand() throws {
    let files = AppleWords.files(words.plan, settings: .fixture)
    let catalog = try #require(files.first { $0.path.string.hasSuffix(".xcstrings") })
    let plural = origins("lefts", in: catalog, words.files)
    #expect(plural == [#"g.n: "{n, plural, one {# left} other {# lefts}}""#])
    #expect(Set(catalog.origins.map(\.place.path)) == ["i18n/en.json", "i18n/pl.json"])
  }

  @Test("a colour comes from the declaration that its value stands in, theme by theme")
  func colors() throws {
    let sheet = SourceFile(
      path: "a.css",
      bytes: Array(
        """
        @theme inline { --color-primary: var(--primary) }
        :root { --primary: #010203 }
        .dark { --primary: #040506 }
        """.utf8
      )
    )
    let table = Stylesheet.read([sheet]).sheet.tokens()
    let files =
      AndroidColors(table, resources: table, settings: .fixture).files
      + AppleColors(table, settings: .fixture).files
    let light = "--primary: --primary: #010203"
    let dark = "--primary: --primary: #040506"
    let expected: [(path: String, text: String, origins: [String])] = [
      ("values/colors.xml", "primary", [light]),
      ("values-night/colors.xml", "primary", [dark]),
      ("BottleColors.kt", "010203),", [light]),
      ("BottleColors.kt", "040506),", [dark]),
      ("BottleColors.swift", "light: _BottleShade(", [light]),
      ("BottleColors.swift", "dark: _BottleShade(", [dark]),
      ("primary.colorset/Contents.json", "components", [light, dark]),
      ("primary.colorset/Contents.json", "author", []),
    ]
    for (path, text, origins) in expected {
      let file = try #require(files.first { $0.path.string.hasSuffix(path) })
      #expect(self.origins(text, in: file, [sheet]) == origins, "\(path): \(text)")
    }
  }
}

extension AppleSettings {
  fileprivate static let fixture = AppleSettings(
    prefix: "Bottle",
    output: "ios",
    table: "Localizable",
    timeZone: nil,
    catalogue: "i18n/{locale}.json"
  )
}

extension AndroidColorSettings {
  fileprivate static let fixture = AndroidColorSettings(
    prefix: "Bottle",
    package: "app.getbottle.driver",
    resources: "res",
    kotlin: "kotlin",
    resourcePrefix: "",
    compose: true,
    gamut: .srgb,
    stylesheet: "a.css"
  )
}

extension AppleColorSettings {
  fileprivate static let fixture = AppleColorSettings(
    prefix: "Bottle",
    output: "ios",
    gamut: .srgb,
    stylesheet: "a.css"
  )
}
