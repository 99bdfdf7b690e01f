/// How much a diagnostic weighs.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Something to know; never fails a run.
  case note
  /// Something that is probably wrong but does not stop the outputs.
  case warning
  /// Something wrong that stops the outputs: nothing is written.
  case error

  /// Orders notes before warnings before errors.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
