internal import Diagnostics
internal import Locales

/// What can be wrong with the locales a catalogue has, in words.
enum LocaleProblem {
  static func name(_ code: String, _ problem: TagProblem, _ path: String) -> Diagnostic {
    let list = "rename the file, or list the locales under `words.locales` in bottle.yaml"
    switch problem {
    case .malformed:
      return Diagnostic(
        "words/unknown-language",
        .error,
        at: Place(path: path),
        "`\(code)` is not the code of a locale",
        help: list
      )
    case .unknownLanguage(let suggestion):
      return Diagnostic(
        "words/unknown-language",
        .error,
        at: Place(path: path),
        "`\(code)` is not the code of any language",
        help: suggestion.map { "did you mean `\($0)`? \(list)" } ?? list
      )
    }
  }

  static func twice(_ file: LocaleFile, _ other: LocaleFile) -> Diagnostic {
    Diagnostic(
      "words/duplicate-locale",
      .error,
      at: Place(path: file.path),
      "this is the same locale as \(other.path): the phones tell neither apart",
      help: "keep one of the two files",
      related: [.init(Place(path: other.path), "the other file")]
    )
  }
}
