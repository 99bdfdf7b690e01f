internal import Catalogue
internal import Configuration
internal import Diagnostics
internal import Documents
internal import Messages

/// The source's keys, and how each locale is read along them.
struct WordsReader: Sendable {
  /// The keys.
  let keys: KeyTree
  /// What is wrong about them.
  let problems: [Diagnostic]
  /// What bottle.yaml says of the words.
  let options: CatalogueOptions
  private let words: Sources.Words
  private let source: CatalogueFile

  /// Reads the keys of the source; nil where there are no words to plan.
  init?(_ sources: Sources, _ configuration: Configuration) {
    guard let section = configuration.words, let words = sources.words, !words.files.isEmpty
    else { return nil }
    self.words = words
    source = words.catalogueFile(0)
    options = CatalogueOptions(section, configuration.android, configuration.ios)
    (keys, problems) = CataloguePlanner.keys(of: source, options)
  }

  /// The notes for translators.
  var notes: DocumentNode? { words.notes }

  /// What reads each locale's file, the source's first; for working side by side.
  var pieces: [@Sendable () -> LocaleReading] {
    words.files.indices.map { index in
      {
        // A document is as large as all that is kept of it, so each is let go once it has been read.
        let file = index == 0 ? source : words.catalogueFile(index)
        return CataloguePlanner.reading(file, along: keys, of: source, options)
      }
    }
  }

  /// What keeps the translations' files from being read.
  var problemsOfTranslations: [Diagnostic] {
    words.files.dropFirst().flatMap(\.file.document.fileProblems)
  }
}

extension Sources.Words {
  /// One of the catalogue's files with what it holds.
  fileprivate func catalogueFile(_ index: Int) -> CatalogueFile {
    let (locale, file) = files[index]
    return CatalogueFile(locale: locale, file: file, document: file.document)
  }
}
