internal import Diagnostics
internal import Freshness
internal import Outputs
internal import Tokens

/// Finds the stylesheets of a project that colours can be read from, by reading them.
struct StylesheetFinder {
  /// The usable ones, the likeliest first.
  private(set) var found: [FoundStylesheet] = []

  /// The most sheets that are read, and the most bytes of one: what people write is small.
  private static let limit = 300
  private static let sizeLimit = 1 << 20

  init(_ files: inout ProjectFiles) {
    let candidates = files.files.filter {
      $0.size <= Self.sizeLimit && $0.path.hasSuffix(".css") && !$0.path.hasSuffix(".min.css")
    }
    var sheets: [FoundStylesheet] = []
    for candidate in candidates.prefix(Self.limit) {
      guard let file = files.read(candidate.path), Self.declaresProperties(file.bytes) else {
        continue
      }
      let parts = ImportedSheets.all(from: file) { files.read($0) }
      if let sheet = Self.judge(parts) { sheets.append(sheet) }
    }
    // A part of another sheet that shows no less is told with the whole; of two that import each
    // other, the first is the whole.
    for sheet in Self.sorted(sheets, by: { [-$0.colors, -$0.parts.count] }) {
      let isPart = found.contains { $0.parts.contains(sheet.path) && $0.colors >= sheet.colors }
      if !isPart { found.append(sheet) }
    }
    found = Self.sorted(found) { [Self.doubts($0.path), -$0.colors] }
  }

  /// Sorted by numbers, the smaller first, broken ones last; where all are the same, the order stays.
  private static func sorted(
    _ sheets: [FoundStylesheet],
    by rank: (FoundStylesheet) -> [Int]
  ) -> [FoundStylesheet] {
    sheets.enumerated()
      .map { (rank: [$1.isBroken ? 1 : 0] + rank($1) + [$0], sheet: $1) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
      .map(\.sheet)
  }

  private static func doubts(_ path: String) -> Int {
    let isServed = path.split(separator: "/").dropLast().contains {
      ["public", "static"].contains($0)
    }
    return (FolderNames.isAside(path) ? 1 : 0) + (isServed ? 1 : 0)
  }

  /// Whether there can be a custom property, or an import of one, at all.
  private static func declaresProperties(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains {
      bytes[$0...].starts(with: "--".utf8) || bytes[$0...].starts(with: "@import".utf8)
    }
  }

  /// Counts the colours of a sheet, and tries by which selectors most of them change.
  private static func judge(_ files: [SourceFile]) -> FoundStylesheet? {
    // What is wrong in it is told when the whole bottle.yaml is tried.
    let (sheet, problems) = Stylesheet.read(files)
    guard var best = judge(sheet, "", "", files), best.colors > 0 else { return nil }
    for dark in ThemeSelectors.all(with: "dark", in: files) {
      if let other = judge(sheet, "", dark, files), other.differing > best.differing {
        best = other
      }
    }
    for light in ThemeSelectors.all(with: "light", in: files) {
      if let other = judge(sheet, light, best.dark, files), other.differing > best.differing {
        best = other
      }
    }
    best.isBroken = problems.hasErrors
    return best
  }

  private static func judge(
    _ sheet: Stylesheet,
    _ light: String,
    _ dark: String,
    _ files: [SourceFile]
  ) -> FoundStylesheet? {
    let table = sheet.tokens(
      TokenOptions(
        light: TokenOptions.ThemeSelector(light),
        dark: TokenOptions.ThemeSelector(dark)
      )
    )
    guard !table.diagnostics.hasErrors else { return nil }
    let differing = table.tokens.count { $0.values[0].color != $0.values[1].color }
    return FoundStylesheet(
      path: files[0].path,
      parts: files.map(\.path),
      isBroken: false,
      colors: table.tokens.count,
      differing: differing,
      light: light,
      dark: dark
    )
  }
}
