import ScenarioKit
import Testing

@testable import Command
@testable import Simulation

@Suite("What is said of plans")
struct SearchesPageTests {
  private func page(breaking violation: Violation? = nil) -> SearchesPage {
    let report = SearchReport(
      plan: SearchPlan.all[0],
      states: 35_399,
      moves: 106_545,
      depth: 52,
      ends: 240,
      isComplete: true,
      violation: violation,
      trace: [.start(slot: 0), .cutPower(.losesAll)],
      all: ([.start(slot: 0), .work(slot: 0), .cutPower(.losesAll)], ["the app is started"])
    )
    return SearchesPage([PlanWork(report: report, time: .milliseconds(2_340))])
  }

  @Test("a plan is a line")
  func right() {
    #expect(page().isRight)
    #expect(
      page().text == """
        every rule held in all that may happen
        plan        states    moves  depth  ends   time
        two-writes  35,399  106,545     52   240  2.3 s

        """
    )
    #expect(
      String(decoding: page().json.json, as: UTF8.self)
        == #"{"version":1,"plans":[{"name":"two-writes","says":"two writes, two crashes, one loss, one late copy","#
        + #""states":35399,"moves":106545,"depth":52,"ends":240,"milliseconds":2340}]}"#
    )
  }

  @Test("the way to what does not hold is told in plain words and as a case")
  func wrong() {
    let page = page(breaking: Violation(rule: .I1, what: "write 0 is missing"))
    #expect(!page.isRight)
    let lines = page.text.split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst(2).prefix(4) == [
        "the plan two-writes (two writes, two crashes, one loss, one late copy) breaks I1: write 0 is missing",
        "2 moves:",
        "  the app is started",
        "as a case of the outbox suite, as far as its words go:",
      ]
    )
    #expect(lines.contains(#"  "id": "outbox/simulated/two-writes","#))
    #expect(lines.last == "to see it again: bottle scenarios simulate --exhaustive two-writes")
    #expect(page.json["wrongPlan"]?.string == "two-writes")
  }
}
