internal import Catalogue
internal import Configuration
internal import Messages

extension CatalogueOptions {
  /// What bottle.yaml says of the words and of the apps they are for.
  init(
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
