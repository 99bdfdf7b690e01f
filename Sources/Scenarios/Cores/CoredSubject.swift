internal import DriverScenarios
public import ScenarioKit

/// The world of the suite `outbox` with another program's core in it, for one case.
///
/// A program that fails is charged for the case.
public actor CoredSubject: ScenarioSubject {
  private let lane: CoreLane
  private var running: (pipe: CorePipe, subject: OutboxSubject<PipedOutboxCore>)?

  /// Makes a subject; its program is started when the case begins, unless it runs.
  public init(on lane: CoreLane) {
    self.lane = lane
  }

  /// Begins a case.
  public func begin(_ given: JSONValue) async throws {
    let pipe = try await lane.running()
    running = (pipe, OutboxSubject { PipedOutboxCore($0, over: pipe) })
    try await judged { try await $0.begin(given) }
  }

  /// Takes a step; gives what is seen after it.
  public func perform(_ step: JSONValue) async throws -> JSONValue {
    try await judged { try await $0.perform(step) }
  }

  /// What the API has at the end.
  public func finish() async throws -> JSONValue {
    try await judged { try await $0.finish() }
  }

  private func judged<Value: Sendable>(
    _ work: (OutboxSubject<PipedOutboxCore>) async throws -> Value
  ) async throws -> Value {
    guard let running else { throw ScenarioSubjectFault("no case has begun") }
    let value: Result<Value, any Error>
    do {
      value = .success(try await work(running.subject))
    } catch {
      value = .failure(error)
    }
    // What went wrong after a fault of the program is its fault.
    if let fault = running.pipe.fault { throw fault }
    return try value.get()
  }
}
