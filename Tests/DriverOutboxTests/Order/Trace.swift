import DriverRules

/// The events that an actor took, with what followed from each.
final class Trace: Sendable {
  struct Step: Sendable {
    var event: OutboxEvent
    var clocks: Clocks
    var effects: [OutboxEffect]
  }

  private let list = Guarded<[Step]>([])

  var steps: [Step] { list.withLock { $0 } }
  var count: Int { list.withLock { $0.count } }

  func append(_ event: OutboxEvent, _ clocks: Clocks, _ effects: [OutboxEffect]) {
    list.withLock { $0.append(Step(event: event, clocks: clocks, effects: effects)) }
  }

  /// How many requests were asked for.
  var sends: Int { effects.count { if case .send = $0 { true } else { false } } }

  /// All effects, in order.
  var effects: [OutboxEffect] { steps.flatMap(\.effects) }
}
