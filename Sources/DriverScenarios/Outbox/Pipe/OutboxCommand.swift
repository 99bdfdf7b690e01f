public import DriverRules
public import ScenarioKit

/// What is said to an outbox core over a pipe; each core has a number of its own.
public enum OutboxCommand: Hashable, Sendable {
  /// A core begins.
  case begin(core: Int, OutboxSettings)
  /// Something happened; the answer has `effects`.
  case handle(core: Int, OutboxEvent, Clocks)
  /// It is asked what is shown; the answer has `view`.
  case view(core: Int, Clocks)
  /// A core is needed no longer.
  case end(core: Int)

  /// The command's members, but for its `seq`.
  public var members: [JSONMember] {
    switch self {
    case .begin(let core, let settings):
      command("begin", core, [("name", "outbox"), ("settings", settings.piped)])
    case .handle(let core, let event, let clocks):
      command("handle", core, [("event", event.piped), ("clocks", clocks.piped)])
    case .view(let core, let clocks): command("view", core, [("clocks", clocks.piped)])
    case .end(let core): command("end", core, [])
    }
  }

  private func command(
    _ word: String,
    _ core: Int,
    _ others: [(String, JSONValue)]
  ) -> [JSONMember] {
    [JSONMember("cmd", .string("core.\(word)")), JSONMember("core", .whole(core))]
      + others.map { JSONMember($0.0, $0.1) }
  }

  /// What an answer to `handle` has.
  public static func answer(_ effects: [OutboxEffect]) -> JSONValue { .list(effects) }

  /// What an answer to `view` has.
  public static func answer(_ view: PhoneView) -> JSONValue { view.piped }

  /// What the answer to `handle` asks for.
  ///
  /// - Throws: what in it is none of ours.
  public static func effects(in answer: JSONValue) throws -> [OutboxEffect] {
    try answer.pipedList("effects")
  }

  /// What the answer to `view` shows.
  ///
  /// - Throws: what in it is none of ours.
  public static func view(in answer: JSONValue) throws -> PhoneView {
    try answer.piped("view")
  }
}
