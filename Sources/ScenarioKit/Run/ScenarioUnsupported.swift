/// What a subject cannot do: it throws it for a step whose word it does not know.
public struct ScenarioUnsupported: Error, Hashable, Sendable, CustomStringConvertible {
  /// What it cannot do: `do:diskFull`.
  public let what: String

  /// Names what cannot be done.
  public init(_ what: String) {
    self.what = what
  }

  /// `cannot do:diskFull`.
  public var description: String { "cannot \(what)" }
}
