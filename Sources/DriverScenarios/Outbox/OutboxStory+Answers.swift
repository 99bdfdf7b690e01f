internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import Simulation

/// How requests end.
extension OutboxStory {
  mutating func answer(_ step: JSONValue) throws {
    let request = try inFlight
    switch step["lost"]?.string {
    case "beforeArriving"?: try end(request, .lost)
    case "afterRecording"?:
      let wanted = try CaseAnswer(step, to: request, of: settings.server)
      guard wanted.verdict != nil else { throw CaseError("the API keeps nothing of this") }
      _ = try api.take(request, wanted)
      try end(request, .lost)
    case nil:
      let wanted = try CaseAnswer(step, to: request, of: settings.server)
      try end(request, .answered(api.take(request, wanted)))
    case let word?: throw CaseError("`lost` is \(word)")
    }
  }

  mutating func answerNone(_ step: JSONValue) throws {
    let request = try inFlight
    switch try step.text("why") {
    case "offline", "noName", "refused", "tls":
      attempts.recall(request)
      try end(request, .notConnected)
    case "timeOut", "dropped": try end(request, .lost)
    case let word: throw CaseError("`why` is \(word)")
    }
  }

  private var inFlight: OutboxRequest {
    get throws {
      guard let request = phone?.requests.last else { throw CaseError("no request is in flight") }
      return request
    }
  }

  private mutating func end(_ request: OutboxRequest, _ end: RequestEnd) throws {
    happen(.ended(request.number, end, chance: try jitter.next()))
  }
}
