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

  init(_ files: inout ProjectFiles) throws(DiskError) {
    let candidates = files.files.filter {
      $0.size <= Self.sizeLimit && $0.path.hasSuffix(".css") && !$0.path.hasSuffix(".min.css")
    }
    var imported: [String: Int] = [:]
    for candidate in candidates.prefix(Self.limit) {
      guard let file = try files.read(candidate.path), Self.declaresProperties(file.bytes) else {
        continue
      }
      let sheets = try ImportedSheets.all(from: file) { path throws(DiskError) in
        try files.read(path)
      }
      guard let sheet = Self.judge(sheets) else { continue }
      found.append(sheet)
      for part in sheets.dropFirst() {
        imported[part.path] = max(imported[part.path] ?? 0, sheet.colors)
      }
    }
    // A part of another sheet that shows no less is told with the whole.
    found.removeAll { $0.colors <= imported[$0.path] ?? 0 }
    found = found.enumerated().sorted { left, right in
      let rank = { (place: Int, sheet: FoundStylesheet) in
        (Self.doubts(sheet.path), -sheet.colors, place)
      }
      return rank(left.offset, left.element) < rank(right.offset, right.element)
    }.map(\.element)
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
    let (sheet, problems) = Stylesheet.read(files)
    guard !problems.hasErrors, var best = judge(sheet, "", "", files[0].path), best.colors > 0
    else { return nil }
    for dark in ThemeSelectors.all(with: "dark", in: files) {
      if let other = judge(sheet, "", dark, best.path), other.differing > best.differing {
        best = other
      }
    }
    for light in ThemeSelectors.all(with: "light", in: files) {
      if let other = judge(sheet, light, best.dark, best.path), other.differing > best.differing {
        best = other
      }
    }
    return best
  }

  private static func judge(
    _ sheet: Stylesheet,
    _ light: String,
    _ dark: String,
    _ path: String
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
      path: path,
      colors: table.tokens.count,
      differing: differing,
      light: light,
      dark: dark
    )
  }
}
