internal import Diagnostics
internal import Freshness
internal import Locales

extension Findings {
  /// What was found, in words: what it is, and facts about it.
  var rows: [(name: String, facts: [String])] {
    var rows: [(name: String, facts: [String])] = []
    let others = catalogues.dropFirst().map {
      "also \(Self.facts($0)[0]); if it is the apps', set words.catalogue"
    }
    let unfit = passedOver.map { "\(InLine.quoted($0.pattern)) \($0.reason)" }
    let words = (catalogues.first.map(Self.facts) ?? []) + Self.few(others) + Self.few(unfit)
    rows.append(("words", words))
    let otherSheets = stylesheets.dropFirst().map {
      "also \(Self.fact($0)); if it is the apps', set tokens.stylesheet"
    }
    rows.append(("colours", stylesheets.prefix(1).map(Self.fact) + Self.few(otherSheets)))
    rows.append(("Android", android.map { [Self.fact($0)] } ?? []))
    rows.append(("iOS", apple.map { [Self.fact($0)] } ?? []))
    var gaps = Self.few(failures.map { InLine.shown($0.message) })
    if isCutShort {
      gaps.append("only the first \(ProjectFiles.limit) files and folders were looked at")
    }
    rows.append(("not seen", gaps))
    return rows.filter { !$0.facts.isEmpty }
  }

  /// The first few of many facts of one kind, and how many there are besides.
  private static func few(_ facts: [String]) -> [String] {
    let most = 4
    return facts.count > most
      ? facts.prefix(most - 1) + ["and \(facts.count - most + 1) more such"] : facts
  }

  private static func facts(_ words: FoundCatalogue) -> [String] {
    let locales = Tally.counted(words.locales.count, "locale")
    let namespace = words.namespace.value.isEmpty ? "" : "\(InLine.quoted(words.namespace.value)), "
    return [
      "\(InLine.shown(words.pattern)), \(locales), \(Tally.counted(words.texts, "text"))",
      "source `\(words.source.value)`: \(words.source.reason)",
      "namespace: \(namespace)\(words.namespace.reason)",
    ]
  }

  private static func fact(_ sheet: FoundStylesheet) -> String {
    let colors = "\(InLine.shown(sheet.path)), \(Tally.counted(sheet.colors, "colour"))"
    if sheet.differing == 0 { return "\(colors), the same in light and dark" }
    let selectors = [sheet.light, sheet.dark].filter { !$0.isEmpty }
    let by = selectors.isEmpty ? "prefers-color-scheme" : selectors.joined(separator: " and ")
    return "\(colors), of which \(sheet.differing) change in the dark by \(InLine.shown(by))"
  }

  private static func fact(_ app: FoundAndroid) -> String {
    let file = app.buildFile ?? app.package?.file ?? ""
    let package = app.package.map { "package \($0.name)" } ?? "whose package is not written out"
    return "\(InLine.shown(file)), \(package)"
  }

  private static func fact(_ app: FoundApple) -> String {
    InLine.shown(app.path) + (app.minimum.map { ", iOS \($0)" } ?? "")
  }
}
