/// What always holds in a suite, judged after every step of every case without being written in it.
///
/// It looks only at what a subject shows, so that it holds for any app.
public struct SuiteInvariants: Sendable {
  /// The suite.
  public let suite: String
  /// A sentence for each invariant that does not hold; none where all do.
  public let broken:
    @Sendable (_ given: JSONValue, _ step: JSONValue, _ seen: JSONValue) -> [String]

  /// Makes the invariants of a suite.
  ///
  /// - Parameter broken: gives, of what a case began with, the step taken and what was seen after it,
  ///   a sentence for each invariant that does not hold.
  public init(
    _ suite: String,
    broken:
      @escaping @Sendable (
        _ given: JSONValue, _ step: JSONValue, _ seen: JSONValue
      ) -> [String]
  ) {
    self.suite = suite
    self.broken = broken
  }

  /// Those of a suite; none where it has none.
  static func of(_ suite: String) -> SuiteInvariants? {
    all.first { $0.suite == suite }
  }
}
