import DriverModels
import Foundation
import StandIn
import Testing

@Suite("stand-in.json")
struct StandInFileTests {
  private static func file() throws -> StandInFile {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "spec/mobile/stand-in.json")
    return try StandInFile(json: Array(Data(contentsOf: path)))
  }

  @Test("this project's has every scenario that the apps' tests name, each with a sentence")
  func names() throws {
    let scenarios = try Self.file().scenarios
    #expect(
      scenarios.map(\.name) == [
        "plain", "empty-day", "wrong-password", "two-step", "two-step-wrong-code",
        "two-step-too-many", "several-businesses", "no-business", "no-signal",
        "signal-comes-and-goes", "answer-lost", "busy", "broken", "turned-down",
        "signed-out-mid-round", "slow", "hotel-wifi", "app-too-old", "round-added",
        "order-changed", "long-words", "twenty-rounds",
      ]
    )
    #expect(scenarios.allSatisfy { $0.says.hasSuffix(".") })
  }

  @Test("the day that is shown in each scenario is one that the apps read, and keeps every limit")
  func days() throws {
    let now = try Timestamp(wireText: "2026-03-04T09:00:00Z")
    for scenario in try Self.file().scenarios {
      for business in scenario.world.businesses {
        var world = scenario
        world.faults = []
        world.world.oldestApp = nil
        world.world.people[0].session = SessionToken("t")
        world.world.businesses = [business]
        world.world.businesses[0].drivers = [world.world.people[0].person.id]
        var api = StandInAPI(world)
        let call = DayCall(
          bottleBusiness: business.business.id,
          date: try CalendarDate(wireText: "2027-01-31")
        )
        for _ in 0..<2 {
          let reply = api.answer(StandInRequest(try call.request(session: "t")), at: now)
          guard case .answer(let answer, after: 0) = reply,
            case .status200(let day) = try DayReply(answer)
          else {
            Issue.record("\(scenario.name): \(reply)")
            continue
          }
          #expect(day.body.validate().isEmpty, "\(scenario.name)")
          #expect(day.body.date.text == "2027-01-31")
        }
      }
    }
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      ("[]", "this is no object"),
      (#"{"bases": {}}"#, "`scenarios` is missing"),
      (
        #"{"bases": {"a": {"people": [], "businesses": [{"id": "b", "name": "B", "currency": "GBP", "drivers": ["p"], "day": {}}]}}, "scenarios": []}"#,
        "this is no DriverDay: missing at /date at /bases/a/businesses/0/day/date"
      ),
      (
        #"{"bases": {"a": {"people": [], "businesses": []}}, "scenarios": [{"name": "x", "says": "X.", "base": "a", "faults": [{"do": "sing"}]}]}"#,
        "`sing` is no fault at /scenarios/0/faults/0/do"
      ),
      (
        #"{"bases": {"a": {"people": [], "businesses": []}}, "scenarios": [{"name": "x", "says": "X.", "base": "a", "state": {"people": {"p": {"name": "P"}}}}]}"#,
        "this is no Person: missing at /email at /scenarios/0/state/people/p/email"
      ),
      (
        #"{"bases": {"a": {"people": [], "businesses": []}}, "scenarios": [{"name": "x", "says": "X.", "base": "a", "changes": [{"nth": 1, "state": {"oldestApp": 3}}]}]}"#,
        "this is no text at /scenarios/0/changes/0/state/oldestApp"
      ),
    ]
  )
  func wrong(json: String, told: String) {
    let error = #expect(throws: StandInError.self) { try StandInFile(json: Array(json.utf8)) }
    #expect(error?.description == told)
  }
}
