public import DriverRules
internal import DriverScenarios
internal import ScenarioKit
public import Simulation

/// An outbox core of another program, as if it were ours.
///
/// After a fault of the program it asks for nothing and shows nothing; whoever runs it looks at the pipe's
/// `fault`. A copy is the same core, as the other program has only one.
public struct PipedOutboxCore: OutboxDriving, Sendable {
  private let core: PipedCoreNumber

  /// Begins a core.
  public init(_ settings: OutboxSettings, over pipe: CorePipe) {
    core = PipedCoreNumber(pipe)
    _ = pipe.ask(OutboxCommand.begin(core: core.number, settings).members)
  }

  /// Takes what happened, and says what is to be done now.
  public mutating func handle(_ event: OutboxEvent, at clocks: Clocks) -> [OutboxEffect] {
    answer(to: .handle(core: core.number, event, clocks), OutboxCommand.effects) ?? []
  }

  /// What is shown.
  public func view(at clocks: Clocks) -> PhoneView {
    answer(to: .view(core: core.number, clocks), OutboxCommand.view)
      ?? PhoneView(
        person: nil,
        isSignedIn: false,
        chosen: nil,
        outboxes: [],
        wakeIn: nil,
        isWorkDone: true
      )
  }

  private func answer<Value>(
    to command: OutboxCommand,
    _ read: (JSONValue) throws -> Value
  ) -> Value? {
    guard let answer = core.pipe.ask(command.members) else { return nil }
    do {
      return try read(answer)
    } catch {
      core.pipe.fail(ScenarioSubjectFault("its answer is wrong: \(error)", help: answer.text))
      return nil
    }
  }
}
