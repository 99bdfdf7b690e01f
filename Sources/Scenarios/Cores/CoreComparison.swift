internal import DriverRules
internal import DriverScenarios
public import ScenarioKit
internal import Synchronization

/// Compares another program's outbox cores with ours, event for event.
///
/// The world goes on by what ours ask for. As long as the others ask for the same, it is their world as well,
/// and so they can be told many events in one line, and answer while the world goes on.
public final class CoreComparison: Sendable {
  /// What is expected of a command.
  enum Expected: Hashable, Sendable {
    case nothing
    case effects([OutboxEffect])
    case view(PhoneView)

    /// It, as the program would say it.
    var json: JSONValue {
      switch self {
      case .nothing: .null
      case .effects(let effects): OutboxCommand.answer(effects)
      case .view(let view): OutboxCommand.answer(view)
      }
    }
  }

  private struct Asked {
    var seed: UInt64
    /// Which command of the seed's run it is, from 1.
    var number: Int
    var command: OutboxCommand
    var expected: Expected
  }

  private struct State {
    var seed: UInt64 = 0
    /// How many commands there were in the run of the seed.
    var told = 0
    var waiting: [Asked] = []
    /// What was sent and not answered yet.
    var sent: [Asked] = []
    var events = 0
    var difference: CoreDifference?
  }

  private let pipe: CorePipe
  private let batch: Int
  private let state = Mutex(State())

  /// Makes a comparison.
  ///
  /// - Parameter batch: how many commands go in one line.
  public init(with pipe: CorePipe, batch: Int = 64) {
    self.pipe = pipe
    self.batch = batch
  }

  /// The first difference that was found; of an answer that is still to come it is not known.
  public var difference: CoreDifference? { state.withLock { $0.difference } }

  /// What was wrong with the program.
  public var fault: ScenarioSubjectFault? { pipe.fault }

  /// How many events' effects were compared.
  public var events: Int { state.withLock { $0.events } }

  /// From now on the run of a seed is compared.
  public func begin(seed: UInt64) {
    state.withLock { state in
      state.seed = seed
      state.told = 0
    }
  }

  /// Waits for all answers.
  public func finish() {
    state.withLock { state in
      exchange(&state)
      receive(&state)
    }
  }

  /// A core beside one of ours.
  func newCore() -> Int { pipe.newCore() }

  /// Tells a core something, and takes note of what is to come of it.
  func tell(_ command: OutboxCommand, _ expected: Expected) {
    state.withLock { state in
      guard state.difference == nil else { return }
      state.told += 1
      let asked = Asked(
        seed: state.seed,
        number: state.told,
        command: command,
        expected: expected
      )
      state.waiting.append(asked)
      if state.waiting.count >= batch { exchange(&state) }
    }
  }

  /// Takes the answers to what was sent, and sends what waits.
  private func exchange(_ state: inout State) {
    receive(&state)
    guard !state.waiting.isEmpty, state.difference == nil else { return }
    let commands = state.waiting.map { JSONValue.object($0.command.members) }
    let line = [JSONMember("cmd", "batch"), JSONMember("commands", .array(commands))]
    if pipe.send(line) { state.sent = state.waiting }
    state.waiting.removeAll(keepingCapacity: true)
  }

  private func receive(_ state: inout State) {
    guard !state.sent.isEmpty else { return }
    defer { state.sent = [] }
    guard let answers = pipe.receive()?["answers"]?.items else { return }
    for (asked, answer) in zip(state.sent, answers) where state.difference == nil {
      if case .effects = asked.expected { state.events += 1 }
      state.difference = difference(asked, answer)
    }
  }

  private func difference(_ asked: Asked, _ answer: JSONValue) -> CoreDifference? {
    let found: Expected
    do {
      switch asked.expected {
      case .nothing: found = .nothing
      case .effects: found = .effects(try OutboxCommand.effects(in: answer))
      case .view: found = .view(try OutboxCommand.view(in: answer))
      }
    } catch {
      pipe.fail(ScenarioSubjectFault("its answer is wrong: \(error)", help: answer.text))
      return nil
    }
    guard found != asked.expected else { return nil }
    return CoreDifference(
      seed: asked.seed,
      number: asked.number,
      command: .object(asked.command.members),
      ours: asked.expected.json,
      theirs: found.json
    )
  }
}
