/// What a run has to say: every diagnostic once, in the order of the files, and what it did.
public struct Report: Sendable {
  /// The diagnostics by path, then place, the gravest first where places are equal; those without
  /// a place come before all others.
  public let diagnostics: [Diagnostic]
  /// What was done to the project's files, or would be, in that order.
  public let changes: [FileChange]
  /// The lines of every file that a diagnostic points into, by path.
  private let lines: [String: LineIndex]

  /// Sorts the diagnostics, drops repeats and reads the lines of the files they point into.
  public init(
    _ diagnostics: [Diagnostic],
    sources: [SourceFile],
    changes: [FileChange] = []
  ) {
    var sorted: [Diagnostic] = []
    sorted.reserveCapacity(diagnostics.count)
    for diagnostic in diagnostics.sorted(by: Self.precedes) where diagnostic != sorted.last {
      sorted.append(diagnostic)
    }
    var paths: Set<String> = []
    for diagnostic in sorted {
      let others = (diagnostic.related + diagnostic.causes).map(\.place)
      for place in [diagnostic.place].compactMap(\.self) + others where place.span != nil {
        paths.insert(place.path)
      }
    }
    var lines: [String: LineIndex] = [:]
    for source in sources where paths.contains(source.path) {
      lines[source.path] = LineIndex(source.bytes)
    }
    self.diagnostics = sorted
    self.changes = changes
    self.lines = lines
  }

  /// How many diagnostics there are of a severity.
  public func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The lines of a place's file, and its bytes in it; nil where the whole file is meant or the file
  /// was not read.
  public func lines(at place: Place) -> (lines: LineIndex, span: Span)? {
    guard let span = place.span, let lines = lines[place.path] else { return nil }
    return (lines, span)
  }

  private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    switch (left.place, right.place) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (let a?, let b?) where a.path != b.path:
      return a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
    default: break
    }
    let a = left.place?.span ?? Span(-1, -1)
    let b = right.place?.span ?? Span(-1, -1)
    if a != b { return (a.start, a.end) < (b.start, b.end) }
    if left.severity != right.severity { return left.severity > right.severity }
    return (left.id, left.message, left.help ?? "") < (right.id, right.message, right.help ?? "")
  }
}
