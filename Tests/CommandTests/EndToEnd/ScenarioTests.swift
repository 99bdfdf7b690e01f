import Foundation
import TestSupport
import Testing

/// The verbs about scenarios, on a small project.
@Suite("scenarios")
struct ScenarioTests {
  private static let doors = """
    {
      "$schema": "schema/doors-1.json",
      "suite": "doors", "format": 1, "version": "1.0.0", "caseCount": 2,
      "about": "Doors.",
      "rules": {"D1": {"must": "A turn is counted.", "since": "1.0.0"}},
      "cases": [
        {"id": "doors/one", "title": "one turn", "rules": ["D1"],
         "input": {"turns": 1}, "expect": {"turns": 1}},
        {"id": "doors/two", "title": "two turns", "rules": ["D1"],
         "tags": ["edge"], "input": {"turns": 2}, "expect": {"turns": 2}}
      ]
    }

    """

  private static func project(_ suite: String = doors) throws -> TemporaryFolder {
    try TemporaryFolder(holding: [
      "bottle.yaml": "scenarios: {}\n",
      "spec/mobile/doors-scenarios.json": suite,
      "spec/mobile/schema/doors-1.json": "{}\n",
    ])
  }

  /// A subject in the shell that shows each time that the door was turned once.
  private static let shell = ShellSubject.script(
    #"*'"cmd":"hello"'*) rest='"protocol":1,"subject":{"name":"sh"},"suites":["doors"]' ;;"#,
    #"*'"cmd":"begin"'*) rest='"ok":true' ;;"#,
    #"*'"cmd":"step"'*) rest='"seen":{"turns":1}' ;;"#,
    #"*'"cmd":"finish"'*) rest='"seen":{}' ;;"#,
    "*) exit ;;"
  )

  @Test("a program in any language is judged, each failure at its line of the suite")
  func run() throws {
    let folder = try Self.project()
    let run = try Run(["scenarios", "run", "--", "sh", "-c", Self.shell], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.output == """
        spec/mobile/doors-scenarios.json:10:67: error[scenarios/difference]: doors/two, step 1, judge: /turns: 2 ≠ 1
          10 |      "tags": ["edge"], "input": {"turns": 2}, "expect": {"turns": 2}}
             |                                                                   ^

        doors: 1 passed, 1 failed

        """
    )
  }

  @Test("what is chosen is all that runs, and what is not there is asked for")
  func choice() throws {
    let folder = try Self.project()
    let subject = ["--", "sh", "-c", Self.shell]
    let one = try Run(["scenarios", "run", "--case", "doors/o*"] + subject, in: folder.url)
    #expect(one.status == 0 && one.output == "doors: 1 passed\n")
    let misspelt = try Run(["scenarios", "run", "--suite", "door"], in: folder.url)
    #expect(misspelt.status == 64)
    #expect(misspelt.errors.contains("there is no suite `door`\n  = help: did you mean `doors`?"))
    let unknown = try Run(["scenarios", "run", "--case", "doors/x"], in: folder.url)
    #expect(unknown.status == 64 && unknown.errors.contains("there is no case `doors/x`"))
  }

  @Test("a program that cannot be started, or is no subject, ends with 2")
  func start() throws {
    let folder = try Self.project()
    let absent = try Run(["scenarios", "run", "--", "no-such-program"], in: folder.url)
    #expect(absent.status == 2)
    #expect(absent.errors.contains("there is no program `no-such-program`"))
    let other = try Run(
      ["scenarios", "run", "--", "sh", "-c", "echo hello; cat >&2"],
      in: folder.url
    )
    #expect(other.status == 2)
    #expect(
      other.errors.contains(
        "the subject cannot be judged: it answers with something that is no JSON object"
      )
    )
    #expect(other.errors.contains("the line: hello"))
    let reference = try Run(["scenarios", "run", "--suite", "doors"], in: folder.url)
    #expect(reference.status == 2)
    #expect(reference.errors.contains("there are no reference rules for `doors`"))
  }

  @Test("a suite that cannot be read is told, and nothing is run")
  func unreadable() throws {
    let folder = try Self.project(
      Self.doors.replacing("\"caseCount\": 2", with: "\"caseCount\": 3")
    )
    let run = try Run(["scenarios", "run", "--", "sh", "-c", Self.shell], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("error[scenarios/count]"))
  }

  @Test("without scenarios in bottle.yaml there is nothing to do")
  func absent() throws {
    let folder = try TemporaryFolder(holding: ["bottle.yaml": "words: {source: en}\n"])
    let run = try Run(["scenarios", "check"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("there are no scenarios: bottle.yaml has no `scenarios`"))
  }

  @Test("the group itself tells what it can do")
  func group() throws {
    let run = try Run(["scenarios"], in: URL(filePath: "/"))
    #expect(run.status == 64)
    #expect(run.errors.contains("bottle scenarios VERB [options]"))
  }
}
