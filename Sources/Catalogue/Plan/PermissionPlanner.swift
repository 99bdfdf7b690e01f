internal import Diagnostics
internal import Documents
internal import Locales
internal import Messages

/// Plans one usage description of Info.plist.
struct PermissionPlanner {
  /// The group whose keys become usage descriptions.
  static let group = "permissions"

  let leaf: KeyTree.Leaf
  let index: Int
  let readings: [LocaleReading]
  let fallback: LocaleFallback
  let options: CatalogueOptions
  let note: Text?
  private(set) var diagnostics: [Diagnostic] = []

  init(
    leaf: KeyTree.Leaf,
    index: Int,
    readings: [LocaleReading],
    fallback: LocaleFallback,
    options: CatalogueOptions,
    note: Text?
  ) {
    self.leaf = leaf
    self.index = index
    self.readings = readings
    self.fallback = fallback
    self.options = options
    self.note = note
  }

  /// Whether a key is a usage description and in no other output.
  static func isPermission(_ path: [String]) -> Bool {
    path.first == group && path.count > 1
  }

  /// Plans the usage description; nil where its key or its source text cannot be used.
  mutating func plan() -> PermissionPlan? {
    let name = leaf.path.dropFirst().joined(separator: ".")
    guard let plistKey = UsageDescriptions.plistKey(for: name) else {
      let place = readings[0].file.place(leaf.keySpan)
      diagnostics.append(PermissionProblem.unknown(name, at: place))
      return nil
    }
    let texts = readings.indices.map { text(in: $0) }
    guard texts[0] != nil else { return nil }
    return PermissionPlan(
      plistKey: plistKey,
      note: note,
      place: readings[0].file.place(leaf.text.span),
      texts: texts,
      stands: fallback.stands { texts[$0] != nil },
      spans: readings.map { reading in
        if case .message(let text, _) = reading.entries[index] { text.span } else { nil }
      }
    )
  }

  private mutating func text(in locale: Int) -> Text? {
    guard case .message(let text, let message) = readings[locale].entries[index] else { return nil }
    if message.elements.isEmpty { return "" }
    if message.elements.count == 1, case .text(let words, _) = message.elements[0] { return words }
    let problem = PermissionProblem.notPlain(at: readings[locale].file.place(text.span))
    diagnostics.append(locale == 0 ? problem : options.inTranslation(problem))
    return nil
  }
}
