internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension OutboxEvent {
  init(piped json: JSONValue) throws {
    self = try Self.driver(json) ?? Self.phone(json) ?? Self.session(json)
  }

  /// What the driver asks for; nil if it is something else.
  private static func driver(_ json: JSONValue) throws -> OutboxEvent? {
    switch try json.text("is") {
    case "record":
      .record(try json.needWhole("ticket"), try business(json), try json.piped("recording"))
    case "correct":
      .correct(
        try json.needWhole("ticket"),
        try business(json),
        try key(json),
        try json.piped("recording")
      )
    case "withdraw": .withdraw(try json.needWhole("ticket"), try business(json), try key(json))
    case "dismiss":
      .dismiss(
        try json.needWhole("ticket"),
        try business(json),
        try key(json),
        isSure: try json.truth("isSure")
      )
    case "sendNow": .sendNow
    default: nil
    }
  }

  /// What happens to the phone; nil if it is something else.
  private static func phone(_ json: JSONValue) throws -> OutboxEvent? {
    switch try json.text("is") {
    case "open": .open(try business(json))
    case "disk": .disk(try business(json), try json.piped("outcome"))
    case "ended":
      .ended(
        try json.needWhole("number"),
        try json.piped("end"),
        chance: try json.number("chance")
      )
    case "timer": .timer
    case "signal": .signal(try json.truth("isThere"))
    case "front": .front
    case "back": .back(roundIsOut: try json.truth("roundIsOut"))
    case "wake": .wake(milliseconds: try json.needWhole("milliseconds"))
    case "timeOver": .timeOver
    default: nil
    }
  }

  /// What happens to the session, and what the API tells by the way.
  private static func session(_ json: JSONValue) throws -> OutboxEvent {
    switch try json.text("is") {
    case "signedIn":
      .signedIn(
        PersonId(try json.text("person")),
        name: try json.text("name"),
        json["token"]?.string.map { SessionToken($0) }
      )
    case "renewed": .renewed(SessionToken(try json.text("token")))
    case "signOut": .signOut(isSure: try json.truth("isSure"))
    case "chose": .chose(try business(json))
    case "businesses": .businesses(try json.texts("listed").map { BusinessId($0) })
    case "succeeded": .succeeded
    case "counted": .counted(try business(json), try keys(json))
    case "letGo": .letGo(try business(json), try keys(json))
    case let word: throw CaseError("there is no event `\(word)`")
    }
  }

  private static func business(_ json: JSONValue) throws -> BusinessId {
    BusinessId(try json.text("business"))
  }

  private static func key(_ json: JSONValue) throws -> IdempotencyKey {
    IdempotencyKey(try json.text("key"))
  }

  private static func keys(_ json: JSONValue) throws -> [IdempotencyKey] {
    try json.texts("keys").map { IdempotencyKey($0) }
  }
}
