internal import APIModels
internal import Catalogue
internal import Configuration
internal import Diagnostics
internal import Tokens

/// What the sources mean, before any platform is thought of.
struct Model: Sendable {
  /// The words, if there are any to make.
  var words: WordsPlan?
  /// The colours, if there are any to make.
  var colors: Colors?
  /// The API, if one is described.
  var api: APIModel?
  /// What is wrong with the sources beyond what reading them showed.
  var diagnostics: [Diagnostic] = []

  /// What the colours are on both platforms.
  struct Colors: Sendable {
    /// On a screen for sRGB.
    var srgb: TokenTable
    /// On a screen for Display P3; a stylesheet may ask which it is.
    var displayP3: TokenTable
  }

  /// Works out what the sources mean; with `tellsMissing`, a note says what is not translated yet.
  init(_ sources: Sources, tellsMissing: Bool) {
    guard let configuration = sources.configuration else { return }
    addWords(sources, configuration, tellsMissing: tellsMissing)
    addColors(sources, configuration)
    addAPI(sources)
  }
}
