internal import Diagnostics

/// What has been told already, so that a watch says what is new and not all there is at every change.
struct ToldProblems {
  /// The last run's, wherever in their files they stood.
  private var known: Set<Diagnostic> = []
  /// Why the last run could not be made at all.
  private var failure: String?

  /// Takes in what is wrong now.
  ///
  /// - Returns: All errors, since they stop the outputs, and the warnings that the last run had not.
  mutating func take(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    failure = nil
    let fresh = diagnostics.filter { $0.severity == .error || !known.contains(Self.core($0)) }
    known = Set(diagnostics.map(Self.core))
    return fresh
  }

  /// Whether all of it is what the last run had.
  func holds(_ diagnostics: [Diagnostic]) -> Bool {
    failure == nil && Set(diagnostics.map(Self.core)) == known
  }

  /// Takes in a failure.
  ///
  /// - Returns: Whether it is another than the last run's.
  mutating func take(failure: String) -> Bool {
    defer { self.failure = failure }
    return failure != self.failure
  }

  /// The diagnostic without its lines, which move with every edit above them.
  private static func core(_ diagnostic: Diagnostic) -> Diagnostic {
    var core = diagnostic
    core.place = diagnostic.place.map { Place(path: $0.path) }
    core.related = []
    return core
  }
}
