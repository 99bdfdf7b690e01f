import Diagnostics
import Outputs
import Testing

@testable import Command
@testable import Freshness

@Suite("The line of a change")
struct WatchLineTests {
  private let inputs = [
    InputChange(path: "i18n/pl.json", parts: ["round.title", "round.stop", "day.end", "day.begin"])
  ]
  private let changes = ["res/pl.xml", "res/en.xml", "ios/a.swift", "ios/b.swift"].map {
    Change(path: ProjectPath($0), kind: .updated)
  }

  private func text(_ outcome: WatchLine.Outcome, width: Int? = nil) -> String {
    WatchLine(inputs: inputs, outcome: outcome, took: .milliseconds(41)).text(width: width)
  }

  @Test(
    "it has as many names as there is room for",
    arguments: [
      (
        nil,
        "i18n/pl.json (round.title, round.stop, day.end and 1 more) → "
          + "updated res/pl.xml, res/en.xml, ios/a.swift and 1 more in 41 ms"
      ),
      (
        100,
        "i18n/pl.json (round.title and 3 more) → updated res/pl.xml and 3 more in 41 ms"
      ),
      (
        110,
        "i18n/pl.json (round.title, round.stop and 2 more) → "
          + "updated res/pl.xml, res/en.xml and 2 more in 41 ms"
      ),
      (60, "i18n/pl.json (4 changes) → updated 4 files in 41 ms"),
      (10, "i18n/pl.json (4 changes) → updated 4 files in 41 ms"),
    ] as [(Int?, String)]
  )
  func widths(width: Int?, line: String) {
    #expect(text(.written(changes), width: width) == line)
  }

  @Test("nothing from a file can move the cursor or fill the line")
  func hostile() {
    let parts = ["a\u{1B}[2Jb", "c\nd", String(repeating: "e", count: 500)]
    let line = WatchLine(
      inputs: [InputChange(path: "i18n/\u{1B}c.json", parts: parts)],
      outcome: .written([]),
      took: .milliseconds(1300)
    )
    let long = String(repeating: "e", count: 40) + "…"
    #expect(
      line.text(width: nil)
        == "i18n/␛c.json (a␛[2Jb, c d, \(long)) → everything is up to date in 1.3 s"
    )
  }
}
