internal import Configuration
internal import Diagnostics
internal import Documents
internal import Locales
internal import Scenarios

/// Everything that one run reads, before anything is made of it.
struct Sources: Sendable {
  /// What bottle.yaml says; nil if it could not be read at all.
  var configuration: Configuration?
  /// The catalogue's files, if there is to be one.
  var words: Words?
  /// The stylesheet and the files that it imports, if there are to be colours.
  var stylesheets: [SourceFile]
  /// The API's description, if there is one.
  var api: SourceFile?
  /// The scenarios' files, if there are any.
  var scenarios: ScenarioFiles?
  /// Every file that was read.
  var files: [SourceFile]
  /// The path of every file and folder that was read or looked for: what stands at none of them has
  /// no part in the outputs.
  var consulted: Set<String>
  /// What is wrong so far.
  var diagnostics: [Diagnostic]

  /// What the words are made of.
  struct Words: Sendable {
    /// The catalogue's files, the source's first.
    var files: [(locale: LanguageTag, file: SourceFile)]
    /// The notes for translators.
    var notes: DocumentNode?
  }
}
