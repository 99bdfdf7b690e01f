import Diagnostics
import ScenarioKit
import Testing

@testable import Scenarios

@Suite("A list of mutants")
struct MutantListTests {
  static let source = SourceFile(
    path: "Sources/DriverRules/Door.swift",
    bytes: Array("let isOpen = turns > 1 && key == lock\nlet isShut = !isOpen\n".utf8)
  )

  static func suite() throws -> ScenarioSuite {
    let text = """
      { "suite": "doors", "format": 1, "version": "1.0.0", "caseCount": 0, "about": "Doors.",
        "rules": {
          "A1": { "must": "A door opens with its key.", "since": "1.0.0" },
          "A2": { "must": "It takes two turns.", "since": "1.0.0" },
          "A3": { "should": "It makes no noise.", "onPhone": true, "since": "1.0.0" },
          "A4": { "must": "It once squeaked.", "since": "1.0.0", "gone": "1.0.0" } },
        "cases": [] }
      """
    return try ScenarioSuite.read(
      SourceFile(path: "spec/mobile/doors-scenarios.json", bytes: Array(text.utf8))
    )
  }

  static func list(_ mutants: String) throws -> MutantList {
    let file = SourceFile(
      path: "spec/mobile/mutants/doors.json",
      bytes: Array("{\"mutants\": [\n\(mutants)\n]}".utf8)
    )
    return MutantList(file, of: try suite(), in: [source])
  }

  static let right = """
    {"id": "doors/any-key", "rule": "A1", "says": "any key opens it",
     "in": "Sources/DriverRules/Door.swift", "find": "key == lock", "write": "true"},
    {"id": "doors/one-turn", "rule": "A2", "says": "one turn is enough",
     "in": "Sources/DriverRules/Door.swift", "find": "turns > 1", "write": "turns > 0"},
    {"id": "doors/three-turns", "rule": "A2", "says": "it takes three",
     "in": "Sources/DriverRules/Door.swift", "find": "turns > 1", "write": "turns > 2"}
    """

  @Test("Each mutant is found where its expression stands")
  func found() throws {
    let list = try Self.list(Self.right)
    #expect(list.problems == [])
    #expect(list.mutants.map(\.id) == ["doors/any-key", "doors/one-turn", "doors/three-turns"])
    #expect(list.mutants.map(\.target) == [Span(26, 37), Span(13, 22), Span(13, 22)])
  }

  @Test(
    "Every mutant is in the sources, behind its number, and a file that chooses is added to each module"
  )
  func mutated() throws {
    let package = MutantPackage(try Self.list(Self.right).mutants, in: [Self.source])
    #expect(
      package.files.map(\.path) == [
        "Package.swift", "Sources/DriverRules/Door.swift", "Sources/DriverRules/Mutant.swift",
        "Sources/StandIn/Mutant.swift",
      ]
    )
    #expect(
      String(decoding: package.files[1].bytes, as: UTF8.self) == """
        let isOpen = (Mutant.is(2) ? (turns > 0) : Mutant.is(3) ? (turns > 2) : (turns > 1)) \
        && (Mutant.is(1) ? (true) : (key == lock))
        let isShut = !isOpen

        """
    )
  }

  @Test("What the compiler refuses is told at the mutant whose expression it is")
  func refused() throws {
    let package = MutantPackage(try Self.list(Self.right).mutants, in: [Self.source])
    let problems = package.problems(
      compiler: """
        Building for debugging...
        /tmp/x/Sources/DriverRules/Door.swift:1:60: error: cannot convert value of type 'Int': no
        /tmp/x/Sources/DriverRules/Door.swift:2:1: error: something else
        /tmp/x/Sources/DriverModels/Door.swift:1:60: error: something else
        """
    )
    #expect(
      problems.map(\.message) == [
        "the compiler refuses doors/three-turns: cannot convert value of type 'Int': no"
      ]
    )
    #expect(problems[0].place?.path == "spec/mobile/mutants/doors.json")
  }

  @Test(
    "What is wrong with a mutant is told at its place",
    arguments: [
      (
        #""rule": "A1", "find": "lock == key", "write": "true""#,
        ["3:23 `find` does not stand in Sources/DriverRules/Door.swift"]
      ),
      (
        #""rule": "A1", "find": "isOpen", "write": "true""#,
        [
          "3:23 `find` stands 2 times in Sources/DriverRules/Door.swift, and has to be one expression"
        ]
      ),
      (
        #""rule": "A1", "find": "!isOpen", "write": "!isOpen""#,
        ["3:43 `write` is what stands there already"]
      ),
      (#""rule": "A9", "find": "!isOpen", "write": "1""#, ["3:9 the suite has no rule `A9`"]),
      (#""rule": "A1", "find": "key""#, ["2:1 a mutant lacks `write`"]),
    ] as [(String, [String])]
  )
  func wrong(members: String, problems: [String]) throws {
    let list = try Self.list(
      """
      {"id": "doors/x", "says": "x", "in": "Sources/DriverRules/Door.swift",
      \(members)},
      \(Self.right)
      """
    )
    #expect(Self.told(list) == problems)
  }

  @Test("Two mutants do not overlap, unless they change the same expression")
  func overlap() throws {
    let list = try Self.list(
      """
      {"id": "doors/x", "rule": "A1", "says": "x", "in": "Sources/DriverRules/Door.swift",
       "find": "turns > 1 && key", "write": "key"},
      \(Self.right)
      """
    )
    #expect(Self.told(list) == ["6:8 `find` of doors/one-turn is a part of that of doors/x"])
  }

  @Test("A rule that no mutant breaks is told, unless no case can show it")
  func rulesWithout() throws {
    let list = try Self.list("")
    #expect(
      list.problems.map(\.message) == [
        "no mutant breaks the rule A1", "no mutant breaks the rule A2",
      ]
    )
  }

  /// Each problem as `line:column message`.
  private static func told(_ list: MutantList) -> [String] {
    let report = Report(list.problems, sources: [list.file])
    return report.diagnostics.map { problem in
      let start = problem.place.flatMap(report.lines(at:)).map {
        $0.lines.position(of: $0.span.start)
      }
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(problem.message)"
    }
  }
}
