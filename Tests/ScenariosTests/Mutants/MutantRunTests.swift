import Diagnostics
import Foundation
import ScenarioKit
import TestSupport
import Testing

@testable import Scenarios

@Suite("Bringing mutants before the cases")
struct MutantRunTests {
  /// A program that is to say whether a key opens, and is the mutant that it is told to be.
  private static let program = """
    #!/usr/bin/env python3
    import json, os, sys
    mutant = os.environ["BOTTLE_MUTANT"]
    for line in sys.stdin:
        command = json.loads(line)
        answer = {"seq": command["seq"]}
        if command["cmd"] == "bye":
            break
        if command["cmd"] == "hello":
            answer.update({"protocol": 1, "subject": {"name": "doors"}, "suites": ["doors"]})
        elif command["cmd"] == "begin":
            answer["ok"] = True
        elif command["cmd"] == "step":
            key = command["step"]["input"]
            opens = key == "k1"
            if mutant == "1":
                opens = True
            if mutant == "3" and key == "k3":
                sys.exit(7)
            answer["seen"] = {"opens": opens}
        else:
            answer["seen"] = {}
        print(json.dumps(answer), flush=True)
    """

  private static func suite() throws -> ScenarioSuite {
    let text = """
      { "suite": "doors", "format": 1, "version": "1.0.0", "caseCount": 3, "about": "Doors.",
        "rules": { "A1": { "must": "A door opens with its key.", "since": "1.0.0" },
                   "A2": { "must": "With no other.", "since": "1.0.0" } },
        "cases": [
          { "id": "doors/one", "title": "t", "rules": ["A1"], "input": "k1", "expect": {"opens": true} },
          { "id": "doors/two", "title": "t", "rules": ["A1"], "input": "k2", "expect": {"opens": false} },
          { "id": "doors/three", "title": "t", "rules": ["A2"], "input": "k3",
            "expect": {"opens": false} } ] }
      """
    return try ScenarioSuite.read(
      SourceFile(path: "spec/mobile/doors-scenarios.json", bytes: Array(text.utf8))
    )
  }

  private static let mutants = """
    {"mutants": [
      {"id": "doors/any-key", "rule": "A2", "says": "any key opens", "in": "Door.swift",
       "find": "a", "write": "1"},
      {"id": "doors/paint", "rule": "A1", "says": "it is green", "in": "Door.swift",
       "find": "b", "write": "2"},
      {"id": "doors/falls", "rule": "A1", "says": "it falls off", "in": "Door.swift",
       "find": "c", "write": "3"}
    ]}
    """

  @Test(
    "Each is caught by the cases it fails, those of its rule first; one that passes all survives"
  )
  func verdicts() async throws {
    guard try OutsideTool.find("python3") != nil else { return }
    let folder = try TemporaryFolder("mutants", holding: ["subject": Self.program])
    let program = folder.path("subject")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let list = MutantList(
      SourceFile(path: "spec/mobile/mutants/doors.json", bytes: Array(Self.mutants.utf8)),
      of: try Self.suite(),
      in: [SourceFile(path: "Door.swift", bytes: Array("a b c".utf8))]
    )
    #expect(list.problems == [])
    let run = MutantRun(program.path, [list])
    #expect(await run.unchanged(list.suite).isAsExpected)

    let table = MutantTable(await run.verdicts(jobs: 2) { _ in })
    #expect(
      table.text == """
        mutant         rule  first case that caught it  cases
        doors/any-key  A2    doors/three                2
        doors/paint    A1    SURVIVES: it is green
        doors/falls    A1    doors/three                1

        2 of 3 mutants caught
        doors/paint survives: it is green

        """
    )
    #expect(!table.allAreCaught)
    #expect(MutantTable(Array(table.verdicts.prefix(1))).allAreCaught)
    let json = try JSONValue(json: table.json)
    #expect(json["mutants"]?.items?[0]["caughtBy"] == ["doors/three", "doors/two"])
    #expect(
      json["mutants"]?.items?[0]["message"] == "doors/three, step 1, judge: /opens: false ≠ true"
    )
    #expect(json["mutants"]?.items?[1]["caughtBy"] == [])
  }

  @Test("Which seed found each is printed, and those that none found")
  func seeds() throws {
    let list = MutantList(
      SourceFile(path: "spec/mobile/mutants/doors.json", bytes: Array(Self.mutants.utf8)),
      of: try Self.suite(),
      in: [SourceFile(path: "Door.swift", bytes: Array("a b c".utf8))]
    )
    let seeds: [UInt64?] = [12, nil, 0]
    let found = zip(list.mutants, seeds).map { MutantSeed(mutant: $0, seed: $1) }
    let table = MutantSeedTable(found, of: 100)
    #expect(
      table.text == """
        mutant         rule  first seed
        doors/any-key  A2    12
        doors/paint    A1    none
        doors/falls    A1    0

        2 of 3 mutants found within 100 seeds
        doors/paint is not found: it is green

        """
    )
    let json = try JSONValue(json: table.json)
    #expect(json["mutants"]?.items?.map { $0["seed"] } == [12, .some(.null), 0])
  }
}
