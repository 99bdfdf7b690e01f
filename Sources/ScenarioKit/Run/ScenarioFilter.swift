/// Which cases of a suite are run.
public struct ScenarioFilter: Sendable {
  /// Whether a case is run.
  public let includes: @Sendable (Scenario) -> Bool

  /// Makes a filter of a question.
  public init(_ includes: @escaping @Sendable (Scenario) -> Bool) {
    self.includes = includes
  }

  /// Every case.
  public static let all = ScenarioFilter { _ in true }

  /// The cases whose ids a pattern covers, such as `delivery/outcome/*`.
  public static func matching(_ pattern: String) -> ScenarioFilter {
    let glob = Glob(pattern)
    return ScenarioFilter { glob.covers($0.id) }
  }
}
