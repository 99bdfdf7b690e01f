public import Diagnostics

/// What a reader made of one file.
///
/// A catalogue's file often holds more than the project uses. Problems are therefore kept in two
/// parts: those of the file concern whoever reads any of it, those of a value only who uses it.
public struct ReadDocument: Sendable {
  /// The whole document; nil if a problem of the file left none.
  public var root: DocumentNode?
  /// Problems of the file itself, in the order they were found.
  public var fileProblems: [Diagnostic]
  /// Problems of single keys and values, in the order they were found.
  public var valueProblems: [ValueProblem]

  /// A problem that leaves the rest of the document as good as it was.
  public struct ValueProblem: Hashable, Sendable {
    /// The problem.
    public var diagnostic: Diagnostic
    /// The bytes it is about: it concerns who uses a value that shares a byte with one of them.
    public var concerns: [Span]

    /// Makes a problem of what stands at `concerns`.
    public init(_ diagnostic: Diagnostic, concerns: [Span]) {
      self.diagnostic = diagnostic
      self.concerns = concerns
    }
  }

  /// Makes what was read of a file.
  public init(
    root: DocumentNode?,
    fileProblems: [Diagnostic] = [],
    valueProblems: [ValueProblem] = []
  ) {
    self.root = root
    self.fileProblems = fileProblems
    self.valueProblems = valueProblems
  }

  /// All problems, for who uses the whole document.
  public var diagnostics: [Diagnostic] {
    fileProblems + valueProblems.map(\.diagnostic)
  }

  /// The problems that concern who uses only the value at `span`.
  public func diagnostics(concerning span: Span) -> [Diagnostic] {
    fileProblems
      + valueProblems.filter { problem in
        problem.concerns.contains { $0.start < span.end && span.start < $0.end }
      }.map(\.diagnostic)
  }
}
