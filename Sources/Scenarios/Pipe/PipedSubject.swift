internal import ScenarioKit

/// A subject on the other side of a pipe, for one case.
struct PipedSubject: ScenarioSubject {
  let lane: SubjectLane
  let scenario: Scenario

  func begin(_ given: JSONValue) async throws { try await lane.begin(scenario, given) }

  func perform(_ step: JSONValue) async throws -> JSONValue { try await lane.step(step) }

  func finish() async throws -> JSONValue { try await lane.finish() }
}
