import Diagnostics
import Foundation
import ScenarioKit
import ScenarioKitFiles
import TestSupport
import Testing

@Suite("Known failures")
struct KnownFailuresTests {
  private static let cases = """
        { "id": "doors/fails", "title": "t", "rules": ["A1"], "input": 1, "expect": 2 },
        { "id": "doors/passes", "title": "t", "rules": ["A1"], "input": 1, "expect": 1 }
    """

  /// What becomes of the two cases, and what is wrong with the known failures.
  private func run(_ known: String, subject: String = "ios", today: String = "2026-03-04")
    async throws -> (outcomes: [String], problems: [String], isAsExpected: Bool)
  {
    let file = SourceFile(path: "known-failures.json", bytes: Array(known.utf8))
    let report = await ScenarioRunner().run(
      try SmallSuite.read(Self.cases, count: 2),
      known: try KnownFailures.read(file, of: subject, today: today),
      on: Door.init
    )
    let outcomes = report.results.map { result in
      switch result.outcome {
      case .passed: "passed"
      case .knownFailure(let known, _): "known: \(known.because)"
      case .unexpectedPass(let known): "unexpected: \(known.because)"
      case .failed(let faults): "failed: \(faults[0].message)"
      case .error, .skipped: "other"
      }
    }
    return (outcomes, report.problems.map { "\($0.id): \($0.message)" }, report.isAsExpected)
  }

  @Test("A case that fails as it is known to is as expected")
  func known() async throws {
    let (outcomes, problems, isAsExpected) = try await run(
      """
      [{ "match": "doors/fa*", "because": "rust", "until": "2026-03-04", "saw": "all: 2 ≠ 1" }]
      """
    )
    #expect(outcomes == ["known: rust", "passed"])
    #expect(problems == [])
    #expect(isAsExpected)
  }

  @Test(
    "It counts for the subject it names, and only where the fault says the same to the letter",
    arguments: [
      #"[{ "match": "doors/fails", "subject": "android", "because": "b", "until": "2026-12-01", "saw": "all: 2 ≠ 1" }]"#,
      #"[{ "match": "doors/fails", "because": "b", "until": "2026-12-01", "saw": "all: 3 ≠ 1" }]"#,
    ]
  )
  func others(known: String) async throws {
    let (outcomes, problems, isAsExpected) = try await run(known)
    #expect(outcomes == ["failed: all: 2 ≠ 1", "passed"])
    #expect(problems == [])
    #expect(!isAsExpected)
  }

  @Test("A case that passes all the same is not as expected")
  func unexpectedPass() async throws {
    let (outcomes, _, isAsExpected) = try await run(
      #"[{ "match": "doors/*", "because": "rust", "until": "2026-12-01", "saw": "all: 2 ≠ 1" }]"#
    )
    #expect(outcomes == ["known: rust", "unexpected: rust"])
    #expect(!isAsExpected)
  }

  @Test("Past its day it counts no more, and that is told")
  func expired() async throws {
    let (outcomes, problems, isAsExpected) = try await run(
      #"[{ "match": "doors/fails", "because": "rust", "until": "2026-03-03", "saw": "all: 2 ≠ 1" }]"#
    )
    #expect(outcomes == ["failed: all: 2 ≠ 1", "passed"])
    #expect(
      problems == [
        "scenarios/expired: `doors/fails` was to be mended by 2026-03-03, and it is 2026-03-04"
      ]
    )
    #expect(!isAsExpected)
  }

  @Test("A file is read as of a day in UTC")
  func day() throws {
    let known = #"[{ "match": "doors/a", "because": "b", "until": "2026-03-04", "saw": "x" }]"#
    let folder = try TemporaryFolder(holding: ["known-failures.json": known])
    let file = folder.path("known-failures.json")
    let lastSecond = Date(timeIntervalSince1970: 1_772_668_799)
    #expect(try KnownFailures.load(file, of: "ios", now: lastSecond).today == "2026-03-04")
    #expect(try KnownFailures.load(file, of: "ios", now: lastSecond + 1).today == "2026-03-05")
  }

  @Test("One about no case of its suite is told; one about another suite is not")
  func noSuchCase() async throws {
    let (_, problems, isAsExpected) = try await run(
      """
      [{ "match": "doors/fails", "because": "rust", "until": "2026-12-01", "saw": "all: 2 ≠ 1" },
       { "match": "gates/fails", "because": "rust", "until": "2026-12-01", "saw": "all: 2 ≠ 1" },
       { "match": "doors/failed", "because": "rust", "until": "2026-12-01", "saw": "all: 2 ≠ 1" }]
      """
    )
    #expect(problems == ["scenarios/no-such-case: no case is covered by `doors/failed`"])
    #expect(!isAsExpected)
  }

  @Test("A file that is not in its form is refused, with all that is wrong")
  func refused() {
    let text = #"[{ "mtach": "doors/a", "because": "", "until": "tomorrow", "saw": "x" }, 1]"#
    let file = SourceFile(path: "known-failures.json", bytes: Array(text.utf8))
    let error = #expect(throws: ScenarioFileError.self) {
      try KnownFailures.read(file, of: "ios", today: "2026-03-04")
    }
    #expect(
      error?.problems.map(\.message) == [
        "a known failure has no `mtach`", "a known failure lacks `match`", "`because` is empty",
        "`until` is a day as year, month and day, not `tomorrow`",
        "a known failure is an object, not a number",
      ]
    )
  }

  @Test(
    "A star stands for any text without a slash, two for any text",
    arguments: [
      ("doors/*", "doors/a", true), ("doors/*", "doors/a/b", false),
      ("doors/**", "doors/a/b", true),
      ("**/b", "doors/a/b", true), ("doors/a*c", "doors/abac", true),
      ("doors/a", "doors/ab", false),
      ("*/*", "doors/", true), ("", "", true), ("", "a", false), ("doors/a*", "doors/a", true),
    ]
  )
  func globs(pattern: String, id: String, isCovered: Bool) {
    #expect(Glob(pattern).covers(id) == isCovered)
  }
}
