/// What a suite is judged on: an implementation of the rules, seen from outside.
///
/// A runner makes one for each case. It never sees what a case expects.
public protocol ScenarioSubject: Sendable {
  /// Begins a case.
  ///
  /// - Parameter given: what the case starts from: its fixture, with the case's own members over it.
  func begin(_ given: JSONValue) async throws

  /// Takes one step of a story: an object with `do` and the word's own members. A row of a table is one
  /// step, `{"do": "judge", "input": …}`.
  ///
  /// - Returns: everything that is seen after it, every member that the suite's schema lists.
  func perform(_ step: JSONValue) async throws -> JSONValue

  /// Ends the case.
  ///
  /// - Returns: what the case's `finally` is judged by; an empty object where a suite has none.
  func finish() async throws -> JSONValue
}
