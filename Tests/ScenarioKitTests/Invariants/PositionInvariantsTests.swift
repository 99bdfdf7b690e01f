import ScenarioKit
import Testing

@Suite("What always holds of a position")
struct PositionInvariantsTests {
  private static let step: JSONValue = [
    "do": "fix", "lat": 51.752, "lon": -1.2577, "accuracy": 5, "ago": 0.25,
  ]
  private static let fix: JSONValue = [
    "lat": 51.752, "lon": -1.2577, "accuracy": 5, "at": "2026-03-04T06:45:00.000Z", "ageMs": 250,
  ]
  private static let position: JSONValue = ["n": 1, "to": "position", "round": "r1", "fix": fix]
  private static let sent: JSONValue = [
    "send": true, "why": "first", "out": "r1", "requests": [position], "records": [], "asks": [],
    "shown": [],
  ]

  @Test("A fix that is sent as it should be breaks nothing")
  func holds() throws {
    #expect(try broken(Self.step, Self.sent) == [])
  }

  @Test("A row breaks nothing")
  func row() throws {
    #expect(try broken(["do": "judge", "input": [:]], ["metres": 300]) == [])
  }

  @Test(
    "Each is told when it does not hold",
    arguments: [
      ("(P13)", step, sent.but("requests", [])),
      ("(P13)", step, sent.but("requests", [position, position])),
      ("(P9 to P12)", step, sent.but("why", "soon")),
      ("(P9 to P12)", step, sent.but("send", false).but("requests", [])),
      ("(P7, P13)", ["do": "signal", "on": true], sent),
      ("(P1)", step, sent.but("out", "r2")),
      ("(P3 to P5)", step, sent.but("requests", [position.but("fix", fix.but("lat", 91))])),
      ("(P3 to P5)", step, sent.but("requests", [position.but("fix", fix.but("accuracy", 101))])),
      ("(P3 to P5)", step, sent.but("requests", [position.but("fix", fix.but("ageMs", 60_001))])),
      ("(P14)", step.but("lon", 0), sent),
      ("(P14)", step.but("ago", 0), sent),
      (
        "(P18)", ["do": "standIn"],
        sent.but("requests", [position.but("fix", fix.but("accuracy", 6))])
      ),
      (
        "(P19)", ["do": "setOff"],
        ["requests": [], "records": [["round": "r1"]], "shown": ["locationNeeded"]]
      ),
      ("(P17)", ["do": "answer"], ["requests": [], "records": [["round": "r1"]], "shown": []]),
      ("(P15)", ["do": "back"], ["requests": [], "records": [], "asks": ["refreshDay"]]),
    ] as [(String, JSONValue, JSONValue)]
  )
  func breaks(rule: String, step: JSONValue, seen: JSONValue) throws {
    let broken = try broken(step, seen)
    #expect(broken.contains { $0.contains(rule) }, "\(broken)")
  }

  private func broken(_ step: JSONValue, _ seen: JSONValue) throws -> [String] {
    let invariants = try #require(SuiteInvariants.all.first { $0.suite == "position" })
    return invariants.broken([:], step, seen)
  }
}
