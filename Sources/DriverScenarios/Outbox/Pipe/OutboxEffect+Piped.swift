internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension OutboxEffect: PipedValue {
  var piped: JSONValue {
    switch self {
    case .disk(let business, let calls):
      .piped("disk", [business.member, ("calls", .list(calls))])
    case .send(let request): .piped("send", [("request", request.piped)])
    case .cancel(let number): .piped("cancel", [("number", .whole(number))])
    case .setTimer(let up): .piped("setTimer", [("up", .whole(up))])
    case .askToBeWoken(let milliseconds):
      .piped("askToBeWoken", [("milliseconds", .whole(milliseconds))])
    case .told(let ticket, let told):
      .piped("told", [("ticket", .whole(ticket)), ("told", told.piped)])
    case .show(let message): .piped("show", [("message", .string(message.rawValue))])
    case .endSession(let token): .piped("endSession", [("token", .string(token.rawValue))])
    case .renew(let token): .piped("renew", [("token", .string(token.rawValue))])
    case .signedOut: .piped("signedOut")
    }
  }

  init(piped json: JSONValue) throws {
    switch try json.text("is") {
    case "disk":
      self = .disk(BusinessId(try json.text("business")), try json.pipedList("calls"))
    case "send": self = .send(try json.piped("request"))
    case "cancel": self = .cancel(try json.needWhole("number"))
    case "setTimer": self = .setTimer(try json.whole("up"))
    case "askToBeWoken": self = .askToBeWoken(try json.whole("milliseconds"))
    case "told":
      guard let told = try OutboxTold(json, "told") else { throw CaseError("`told` is missing") }
      self = .told(try json.needWhole("ticket"), told)
    case "show": self = .show(try json.word("message"))
    case "endSession": self = .endSession(SessionToken(try json.text("token")))
    case "renew": self = .renew(SessionToken(try json.text("token")))
    case "signedOut": self = .signedOut
    case let word: throw CaseError("there is no effect `\(word)`")
    }
  }
}
