internal import DriverModels
internal import ScenarioKit
internal import StandIn

/// A story of the suite `stand-in` as it goes on.
struct StandInStory {
  private var api: StandInAPI
  private var now: Timestamp

  init(_ given: JSONValue) throws {
    now = try Timestamp(wireText: given.text("now"))
    api = StandInAPI(try StandInScenario(json: given.json))
  }

  /// Takes a step; gives what is seen after it.
  mutating func perform(_ step: JSONValue) throws -> JSONValue {
    var reply: StandInReply?
    switch try step.text("do") {
    case "ask": reply = api.answer(try StandInRequest(step, at: now), at: now)
    case "pass":
      let later = now.milliseconds + (try step.milliseconds("seconds") ?? 0)
      guard let time = Timestamp(milliseconds: later) else { throw CaseError("no such time") }
      now = time
    case "change": try api.change(json: step.need("state").json)
    case let word: throw CaseError("`\(word)` is no word of this suite")
    }
    return try StandInShown(reply: reply, books: api.books).json()
  }
}
