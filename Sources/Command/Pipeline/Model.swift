internal import APIModels
internal import Catalogue
internal import Configuration
internal import Diagnostics
internal import Parallel
internal import Tokens

/// What the sources mean, before any platform is thought of.
struct Model: Sendable {
  /// The words, if there are any to make.
  var words: WordsPlan?
  /// The colours, if there are any to make.
  var colors: Colors?
  /// The API, if one is described.
  var api: APIModel?
  /// How far the translation into each locale has come, the source first; empty unless asked for.
  var progress: [LocaleProgress] = []
  /// What is wrong with the sources beyond what reading them showed.
  var diagnostics: [Diagnostic] = []

  /// What the colours are on both platforms.
  struct Colors: Sendable {
    /// On a screen for sRGB.
    var srgb: TokenTable
    /// On a screen for Display P3; a stylesheet may ask which it is.
    var displayP3: TokenTable
  }

  /// Works out what the sources mean.
  ///
  /// - Parameters:
  ///   - tellsMissing: Whether to note what is not translated yet.
  ///   - countsProgress: Whether to count how far each locale has come.
  init(_ sources: Sources, tellsMissing: Bool, countsProgress: Bool) {
    guard let configuration = sources.configuration else { return }
    let parts: [@Sendable (inout Model) -> Void] = [
      {
        $0.addWords(
          sources,
          configuration,
          tellsMissing: tellsMissing,
          countsProgress: countsProgress
        )
      },
      { $0.addColors(sources, configuration) },
      { $0.addAPI(sources) },
    ]
    let models = SideBySide.map(parts.count) { index in
      var model = Model()
      parts[index](&model)
      return model
    }
    for model in models { take(model) }
  }

  private init() {}

  /// Adds what was worked out of another part of the sources.
  private mutating func take(_ other: Model) {
    words = words ?? other.words
    colors = colors ?? other.colors
    api = api ?? other.api
    progress += other.progress
    diagnostics += other.diagnostics
  }
}
