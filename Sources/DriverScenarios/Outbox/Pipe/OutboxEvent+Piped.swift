internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension OutboxEvent: PipedValue {
  var piped: JSONValue {
    switch self {
    case .open(let business): .piped("open", [business.member])
    case .disk(let business, let outcome):
      .piped("disk", [business.member, ("outcome", outcome.piped)])
    case .ended(let number, let end, let chance):
      .piped(
        "ended",
        [("number", .whole(number)), ("end", end.piped), ("chance", .double(chance))]
      )
    case .timer: .piped("timer")
    case .record(let ticket, let business, let recording):
      .piped("record", [Self.ticket(ticket), business.member, ("recording", recording.piped)])
    case .correct(let ticket, let business, let key, let recording):
      .piped(
        "correct",
        [Self.ticket(ticket), business.member, key.member, ("recording", recording.piped)]
      )
    case .withdraw(let ticket, let business, let key):
      .piped("withdraw", [Self.ticket(ticket), business.member, key.member])
    case .dismiss(let ticket, let business, let key, let isSure):
      .piped(
        "dismiss",
        [Self.ticket(ticket), business.member, key.member, ("isSure", .bool(isSure))]
      )
    case .sendNow: .piped("sendNow")
    case .signal(let isThere): .piped("signal", [("isThere", .bool(isThere))])
    case .front: .piped("front")
    case .back(let roundIsOut): .piped("back", [("roundIsOut", .bool(roundIsOut))])
    case .wake(let milliseconds): .piped("wake", [("milliseconds", .int(milliseconds))])
    case .timeOver: .piped("timeOver")
    case .signedIn(let person, let name, let token):
      .piped(
        "signedIn",
        [
          ("person", .string(person.rawValue)), ("name", .string(name)),
          ("token", .text(token?.rawValue)),
        ]
      )
    case .renewed(let token): .piped("renewed", [("token", .string(token.rawValue))])
    case .signOut(let isSure): .piped("signOut", [("isSure", .bool(isSure))])
    case .chose(let business): .piped("chose", [business.member])
    case .businesses(let listed):
      .piped("businesses", [("listed", .array(listed.map { .string($0.rawValue) }))])
    case .succeeded: .piped("succeeded")
    case .counted(let business, let keys): .piped("counted", [business.member, keys.member])
    case .letGo(let business, let keys): .piped("letGo", [business.member, keys.member])
    }
  }

  private static func ticket(_ ticket: Int) -> (String, JSONValue?) { ("ticket", .whole(ticket)) }
}

extension BusinessId {
  /// A member that names it.
  var member: (String, JSONValue?) { ("business", .string(rawValue)) }
}

extension IdempotencyKey {
  /// A member that names it.
  fileprivate var member: (String, JSONValue?) { ("key", .string(rawValue)) }
}

extension [IdempotencyKey] {
  /// A member that names them.
  fileprivate var member: (String, JSONValue?) {
    ("keys", .array(map { .string($0.rawValue) }))
  }
}
