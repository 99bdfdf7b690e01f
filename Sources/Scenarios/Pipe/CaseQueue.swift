internal import ScenarioKit

/// The cases that are still to be run, for lanes that take one after another.
actor CaseQueue {
  private var rest: ArraySlice<(index: Int, scenario: Scenario)>

  init(_ scenarios: [Scenario]) {
    rest = scenarios.enumerated().map { ($0, $1) }[...]
  }

  /// The next case and its number; nil once there is none.
  func next() -> (index: Int, scenario: Scenario)? { rest.popFirst() }
}
