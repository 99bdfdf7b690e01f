internal import Catalogue
internal import Configuration
internal import Diagnostics
internal import Documents
internal import Messages
internal import Parallel

extension Model {
  /// Plans the words.
  mutating func addWords(
    _ sources: Sources,
    _ configuration: Configuration,
    tellsMissing: Bool,
    countsProgress: Bool
  ) {
    guard let section = configuration.words, let words = sources.words, !words.files.isEmpty
    else { return }
    let source = words.catalogueFile(0)
    let options = CatalogueOptions(section, configuration.android, configuration.ios)
    let (keys, problems) = CataloguePlanner.keys(of: source, options)
    // A document is as large as all that is kept of it, so each is let go once it has been read.
    let readings = SideBySide.map(words.files.count) { index in
      let file = index == 0 ? source : words.catalogueFile(index)
      return CataloguePlanner.reading(file, along: keys, of: source, options)
    }
    // Along a source that could not be read, every key of a translation would be one too many.
    if keys.leaves.isEmpty, let own = readings.first?.diagnostics, own.hasErrors {
      diagnostics += problems + own + words.files.dropFirst().flatMap(\.file.document.fileProblems)
      return
    }
    let planner = WordsPlanner(keys, readings, notes: words.notes, options)
    let portions = planner.portions
    let planned = SideBySide.map(portions.count) { planner.portion(portions[$0]) }
    let (plan, conflicts) = planner.plan(planned)
    self.words = plan
    if countsProgress { progress = LocaleProgress.of(readings, keys, plan) }
    diagnostics += problems + readings.flatMap(\.diagnostics) + conflicts
    if tellsMissing { diagnostics += MissingChecks.check(keys, readings) }
  }
}

extension Sources.Words {
  /// One of the catalogue's files with what it holds.
  fileprivate func catalogueFile(_ index: Int) -> CatalogueFile {
    let (locale, file) = files[index]
    return CatalogueFile(locale: locale, file: file, document: file.document)
  }
}

extension CatalogueOptions {
  fileprivate init(
    _ words: Configuration.Words,
    _ android: Configuration.Android?,
    _ ios: Configuration.IOS?
  ) {
    self.init(
      namespace: words.namespace.value,
      hasFileANamespace: words.catalogue.value.contains("{namespace}"),
      brokenStops: words.broken.value == .error,
      locales: LocaleChoice(words.locales.value),
      formats: Formats(
        number: Self.options(words.formats.number),
        date: Self.options(words.formats.date),
        time: Self.options(words.formats.time)
      ),
      resourcePrefix: android?.resourcePrefix.value ?? "",
      oldest: OldestSystems(android: android?.minSdk.value, apple: ios?.minimum.value)
    )
  }

  private static func options(_ formats: [NamedFormat]) -> [String: IntlOptions] {
    var options: [String: IntlOptions] = [:]
    for format in formats {
      options[format.name] = IntlOptions(written: format.options.map { ($0.name, $0.value) })
    }
    return options
  }
}

extension CatalogueOptions.LocaleChoice {
  fileprivate init(_ locales: Configuration.Words.Locales) {
    self =
      switch locales {
      case .all, .listed: .all
      case .translated(let percent): .translated(atLeast: percent)
      }
  }
}
