internal import Configuration
internal import Diagnostics

/// How much problems weigh by bottle.yaml: the one place where every verb's problems pass.
struct Levels {
  private let levels: [String: Configuration.Lint.Level]

  /// Takes what bottle.yaml says; nothing, if it could not be read.
  init(_ configuration: Configuration?) {
    levels = configuration?.lint.levels ?? [:]
  }

  /// Whether what is not translated yet weighs enough to be told by every verb.
  var raiseMissing: Bool {
    ["words/missing", "words/empty"].contains { id in
      levels[id]?.severity.map { $0 >= .warning } ?? false
    }
  }

  /// A problem with what it weighs, and the command that mends it, if one does; nil where it is not
  /// to be told.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    var diagnostic = diagnostic
    if let level = levels[diagnostic.id] {
      guard let severity = level.severity else { return nil }
      diagnostic.severity = severity
    }
    if !diagnostic.edits.isEmpty {
      let lines = [diagnostic.help, "`bottle lint --fix` mends this"]
      diagnostic.help = lines.compactMap(\.self).joined(separator: "\n")
    }
    return diagnostic
  }
}
