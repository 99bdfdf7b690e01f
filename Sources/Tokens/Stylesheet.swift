public import Diagnostics

/// A stylesheet as the root element sees it, before a theme is chosen.
public struct Stylesheet: Sendable {
  /// The files it was read from: the sheet first, then those it may import.
  public let files: [SourceFile]
  /// What may apply to the root, in order; first, what Tailwind makes of `@theme`.
  let declarations: [RootDeclaration]
  let names: PropertyNames
  let selectors: SelectorTable
  let conditions: ConditionTable
  let layers: LayerTable
  let registrations: [Text: PropertyRegistration]
  let theme: TailwindTheme
  let uses: FunctionUses

  private init(_ reader: SheetReader) {
    var reader = reader
    files = reader.files
    declarations = reader.themeDeclarations() + reader.declarations
    // A registered property has a value whether it is declared or not.
    for name in reader.registrations.keys.sorted() { _ = reader.names.number(name) }
    names = reader.names
    selectors = reader.selectors
    conditions = reader.conditions
    layers = reader.layers
    registrations = reader.registrations
    theme = reader.theme
    uses = reader.uses
  }

  /// Reads a stylesheet and the files it imports.
  ///
  /// - Parameter files: The sheet first, then any files it may import, each with its path from the
  ///   project's root; see `imports(of:)`.
  /// - Returns: The sheet, and what is wrong with it or cannot be followed, by place.
  public static func read(_ files: [SourceFile]) -> (sheet: Stylesheet, diagnostics: [Diagnostic]) {
    var reader = SheetReader(files)
    reader.read()
    let order = Dictionary(
      files.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let diagnostics = reader.diagnostics.sorted { left, right in
      let position = { (diagnostic: Diagnostic) in
        (
          order[diagnostic.place?.path ?? ""] ?? 0, diagnostic.place?.span?.start ?? 0,
          diagnostic.id
        )
      }
      return position(left) < position(right)
    }
    return (Stylesheet(reader), diagnostics)
  }

  /// Whether any declaration depends on how much contrast the reader prefers.
  var asksContrast: Bool {
    var asks: [Bool] = []
    for entry in conditions.entries {
      asks.append(entry.condition.asksContrast || entry.outer < asks.count && asks[entry.outer])
    }
    return declarations.contains { asks[$0.condition] }
  }

  /// Whether a screen's gamut may decide about any token.
  public var asksGamut: Bool {
    conditions.entries.contains { $0.condition.asksGamut }
  }

  func place(_ declaration: RootDeclaration) -> Place {
    files[Int(declaration.file)].place(declaration.span)
  }
}
