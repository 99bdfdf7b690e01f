internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// What is seen after a step of the suite `outbox`.
struct OutboxShown {
  /// What the app shows; nil while it does not run.
  let view: PhoneView?
  let user: CaseUser?
  let chosen: BusinessId
  /// In milliseconds.
  let nextIn: Int64?
  /// In milliseconds.
  let wakeIn: Int64?
  let inFlight: IdempotencyKey?
  let api: CaseAPI
  let came: OutboxCame

  /// As the suite's schema has it.
  func json() -> JSONValue {
    JSONValue.object([
      JSONMember("requests", .array(came.requests.map(\.json))),
      JSONMember("cancelled", Self.list(came.cancelled)),
      JSONMember("writes", .array(held.map(json))),
      JSONMember("sent", Self.list(came.sent)),
      JSONMember("session", isSignedIn ? "signedIn" : "signedOut"),
      JSONMember("pause", .string(pause)),
      JSONMember("asksToBeWoken", .bool(wakeIn != nil)),
      JSONMember("outboxes", Self.counts(own)),
      JSONMember("others", Self.counts(others)),
      JSONMember("shown", .array(came.shown.map { .string($0.rawValue) })),
      JSONMember("api", api.json),
    ])
    .with("person", person.map { .string($0.rawValue) })
    .with("inFlight", inFlight.map { .string($0.rawValue) })
    .with("nextIn", nextIn.map(Self.seconds))
    .with("wakeIn", wakeIn.map(Self.seconds))
    .with("work", view.map { $0.isWorkDone ? "success" : "retry" })
    .with("told", came.told.map { .string("\($0)") })
  }

  private var isSignedIn: Bool { view?.isSignedIn ?? (user?.token != nil) }
  private var person: PersonId? { view.map(\.person) ?? user?.person }
  private var outbox: OutboxView? { view?.outboxes.first { $0.business == chosen } }
  private var pause: String { view == nil ? "closed" : outbox?.pause.rawValue ?? "busy" }

  private var held: [OutboxWrite] {
    outbox?.writes.filter { $0.state == .waiting || $0.state == .turnedDown } ?? []
  }

  /// How many writes of this person wait, by business.
  private var own: [(String, Int)] {
    (view?.outboxes ?? []).map { box in
      let count = box.writes.filter { $0.state == .waiting && $0.person == person }.count
      return (box.business.rawValue, count)
    }
  }

  /// How many writes of others wait for the chosen business, by name.
  private var others: [(String, Int)] {
    let waiting = outbox?.writes.filter { $0.state == .waiting && $0.person != person } ?? []
    return Dictionary(grouping: waiting, by: \.personName).map { ($0.key, $0.value.count) }
  }

  private static func json(_ write: OutboxWrite, sending: IdempotencyKey?) -> JSONValue {
    JSONValue.object([
      JSONMember("key", .string(write.key.rawValue)),
      JSONMember("seq", .int(Int64(write.seq))),
      JSONMember("kind", .string(write.kind.rawValue)),
      JSONMember("person", .string(write.person.rawValue)),
      JSONMember("refId", .string(write.refId)),
      JSONMember("state", .string(write.key == sending ? "sending" : write.state.shown)),
      JSONMember("attempts", .int(Int64(write.attempts))),
      JSONMember("setAside", .bool(write.isSetAside)),
    ])
    .with("after", list(write.after), if: !write.after.isEmpty)
    .with("replaces", write.replaces.map { .string($0.rawValue) })
    .with("refusal", write.refusal.map(json))
  }

  private func json(_ write: OutboxWrite) -> JSONValue {
    Self.json(write, sending: outbox?.sending)
  }

  private static func json(_ refusal: Refusal) -> JSONValue {
    JSONValue.object([
      JSONMember("at", .string(text(refusal.at))),
      JSONMember("fault", refusal.fault == .app ? "app" : "driver"),
      JSONMember(
        "errors",
        .array(refusal.errors.map { ["pointer": .string($0.pointer), "code": .string($0.code)] })
      ),
    ])
    .with("status", refusal.status.map { .int(Int64($0)) })
    .with("code", refusal.code.map(JSONValue.string))
    .with("title", refusal.title.map(JSONValue.string))
    .with("detail", refusal.detail.map(JSONValue.string))
  }

  static func list(_ keys: [IdempotencyKey]) -> JSONValue {
    .array(keys.map { .string($0.rawValue) })
  }

  private static func counts(_ counts: [(String, Int)]) -> JSONValue {
    let some = counts.filter { $0.1 > 0 }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    return .object(some.map { JSONMember($0.0, .int(Int64($0.1))) })
  }

  static func seconds(_ milliseconds: Int64) -> JSONValue {
    .double(Double(milliseconds) / 1000)
  }

  static func text(_ time: Int64) -> String {
    Timestamp(milliseconds: time)?.text ?? "\(time)"
  }
}

extension WriteState {
  fileprivate var shown: String {
    switch self {
    case .waiting: "waiting"
    case .sent: "sent"
    case .turnedDown: "turnedDown"
    case .dismissed: "dismissed"
    }
  }
}
