internal import Diagnostics

/// What can be wrong with a usage description, in words.
enum PermissionProblem {
  static func unknown(_ name: String, at place: Place) -> Diagnostic {
    let suggestion = Suggestion.closest(to: name, among: UsageDescriptions.names)
    return Diagnostic(
      "words/unknown-permission",
      .error,
      at: place,
      "Apple has no usage description for `\(name)`",
      help: suggestion.map { "did you mean `\($0)`?" }
        ?? "use one of Apple's names, such as `camera` for NSCameraUsageDescription"
    )
  }

  static func notPlain(at place: Place) -> Diagnostic {
    Diagnostic(
      "words/permission-not-plain",
      .error,
      at: place,
      "the system shows a usage description as it is, so it can have no arguments and no tags",
      help: "write it as plain text"
    )
  }
}
