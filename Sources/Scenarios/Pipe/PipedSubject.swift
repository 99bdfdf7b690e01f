internal import ScenarioKit

/// A subject on the other side of a pipe, for one case.
struct PipedSubject: ScenarioSubject {
  let lane: SubjectLane
  /// The suite of the case.
  let suite: String
  /// What the case is known by.
  let id: String

  func begin(_ given: JSONValue) async throws { try await lane.begin(id, of: suite, given) }

  func perform(_ step: JSONValue) async throws -> JSONValue { try await lane.step(step) }

  func finish() async throws -> JSONValue { try await lane.finish() }
}
