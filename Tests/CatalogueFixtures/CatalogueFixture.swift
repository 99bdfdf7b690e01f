public import Catalogue
public import Diagnostics
internal import Documents
internal import JSONText
internal import Locales
public import Messages

/// A small catalogue written in a test, planned as the command plans one.
public struct CatalogueFixture {
  /// The plan.
  public var plan: WordsPlan
  /// What is wrong with the catalogue, in the order it was found.
  public var diagnostics: [Diagnostic]
  /// The files, for the places of the diagnostics.
  public var files: [SourceFile]

  /// Plans a catalogue of locale codes and JSON texts, the source first.
  public init(
    _ texts: KeyValuePairs<String, String>,
    brokenStops: Bool = true,
    locales: CatalogueOptions.LocaleChoice = .all,
    formats: Formats = Formats(),
    resourcePrefix: String = "",
    oldest: CatalogueOptions.OldestSystems = .init(android: 26, apple: 16)
  ) {
    let options = CatalogueOptions(
      namespace: "",
      hasFileANamespace: true,
      brokenStops: brokenStops,
      locales: locales,
      formats: formats,
      resourcePrefix: resourcePrefix,
      oldest: oldest
    )
    var catalogue: [CatalogueFile] = []
    files = texts.map { SourceFile(path: "i18n/\($0.key).json", bytes: Array($0.value.utf8)) }
    for (text, file) in zip(texts, files) {
      guard let locale = LanguageTag(text.key) else { continue }
      catalogue.append(CatalogueFile(locale: locale, file: file, document: JSONReader.read(file)))
    }
    let (keys, problems) = CataloguePlanner.keys(of: catalogue[0], options)
    let readings = catalogue.map {
      CataloguePlanner.reading($0, along: keys, of: catalogue[0], options)
    }
    let planner = WordsPlanner(keys, readings, notes: nil, options)
    let (plan, more) = planner.plan(planner.portions.map(planner.portion))
    self.plan = plan
    self.diagnostics = problems + readings.flatMap(\.diagnostics) + more
  }

  /// The diagnostics as `id at "the text meant" in locale`, for comparison with what a test expects.
  public var findings: [String] {
    diagnostics.map { diagnostic in
      let file = files.first { $0.path == diagnostic.place?.path }
      let span = diagnostic.place?.span ?? Span(0, 0)
      let text = file.map { String(decoding: $0.bytes[span.start..<span.end], as: UTF8.self) }
      let locale = diagnostic.place?.path.dropFirst(5).dropLast(5) ?? ""
      return "\(diagnostic.id) at \(text ?? "") in \(locale)"
    }
  }
}
