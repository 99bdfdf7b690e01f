import ScenarioKit
import Testing

@testable import Command
@testable import Simulation

@Suite("What is said of stories")
struct StoriesPageTests {
  private func report(breaking violation: Violation? = nil) -> StoryReport {
    var report = StoryReport(Story.all[0])
    report.points = 1_200
    report.crashes = 34_000
    report.second = 5
    report.ends = 6
    report.worlds = 700
    report.violation = violation
    report.trace = violation == nil ? [] : [.start(slot: 0), .pass(1_000)]
    return report
  }

  @Test("all are one summary")
  func right() {
    let page = StoriesPage([report(), report()], time: .milliseconds(5_100))
    #expect(page.isRight)
    #expect(
      page.text == """
        every rule held: stories ended everywhere, 5.1 s
          stories                     2
          points                  2,400
          crashes                68,000
          crashes while opening      10
          ends of journals           12
          worlds                  1,400

        """
    )
    #expect(
      String(decoding: page.json.json, as: UTF8.self)
        == #"{"version":1,"stories":2,"points":2400,"crashes":68000,"crashesWhileOpening":10,"#
        + #""endsOfJournals":12,"worlds":1400}"#
    )
  }

  @Test("a story that breaks a rule is told in plain words and as a case")
  func wrong() {
    let violation = Violation(rule: .I2, what: "write 0 was recorded twice")
    let page = StoriesPage([report(), report(breaking: violation)], time: .seconds(1))
    #expect(!page.isRight)
    #expect(
      page.text.contains(
        "the story sent (one write is recorded and sent) breaks I2: write 0 was recorded twice\n"
      )
    )
    #expect(page.text.contains("\n2 moves:\n"))
    #expect(page.text.contains(#""id": "outbox/simulated/sent""#))
    #expect(page.json["wrongStory"]?.string == "sent")
  }

  @Test("a story that cannot happen as it stands is wrong itself")
  func impossible() {
    var report = report()
    report.impossible = .answer(3)
    let page = StoriesPage([report], time: .seconds(1))
    #expect(!page.isRight)
    #expect(
      page.text.hasSuffix(
        "\nthe story sent is wrong: this is not possible in it: the answer to write 3 arrives\n"
      )
    )
  }
}
