import Diagnostics
import Foundation
import ScenarioKit
import ScenarioKitFiles
import Testing

@Suite("A suite that is refused")
struct SuiteRefusalTests {
  /// A whole case that has nothing wrong but, perhaps, what stands last in it.
  private static func row(_ rest: String) -> String {
    #"{ "id": "doors/a", "title": "t", "rules": ["A1"], \#(rest) }"#
  }

  @Test(
    "A case says what is wrong with it, at its line and column",
    arguments: [
      (
        row(#""input": 1, "expects": 2"#),
        [
          "11:1 scenarios/no-expectation: the case doors/a expects nothing, so it passes whatever is"
            + #" seen ("expect": { … })"#,
          "11:63 scenarios/unknown-member: a case has no `expects` (did you mean `expect`?)",
        ]
      ),
      (
        row(#""steps": [ { "do": "turn", "expcet": {} } ], "finally": { "a": 1 }"#),
        ["11:78 scenarios/unknown-member: a step has no `expcet` (did you mean `expect`?)"]
      ),
      (
        row(#""steps": [ { "turn": 1 } ], "finally": { "a": 1 }"#),
        ["11:62 scenarios/missing-member: a step lacks `do`, the word for what is done"]
      ),
      (
        row(#""input": 1, "expect": {}"#),
        [
          "11:1 scenarios/no-expectation: the case doors/a expects nothing, so it passes whatever is"
            + #" seen ("expect": { … })"#
        ]
      ),
      (
        row(#""steps": [ { "do": "turn", "expect": {} }, { "do": "turn" } ]"#),
        [
          "11:1 scenarios/no-expectation: the case doors/a expects nothing, so it passes whatever is"
            + #" seen ("expect": { … })"#
        ]
      ),
      (
        row(#""since": "1.0.0""#),
        [
          "11:1 scenarios/shape: the case doors/a does nothing"
            + " (`steps` for a story, `input` and `expect` for a row)"
        ]
      ),
      (
        row(#""input": 1, "expect": 2, "steps": []"#),
        [
          "11:60 scenarios/shape: the case doors/a has `steps` already: it is a story or a row, not"
            + " both"
        ]
      ),
      (
        row(#""input": 1, "expect": 2, "finally": { "a": 1 }"#),
        ["11:87 scenarios/shape: a row has no `finally`: it is one step (use `expect`)"]
      ),
      (
        row(#""tags": ["egde"], "input": 1, "expect": 2"#),
        ["11:60 scenarios/unknown-word: there is no tag `egde` (did you mean `edge`?)"]
      ),
      (
        row(#""from": "loked", "input": 1, "expect": 2"#),
        [
          "11:59 scenarios/unknown-fixture: `given` of the file has no `loked` (did you mean `locked`?)"
        ]
      ),
      (
        #"{ "id": "doors/a", "title": "t", "rules": ["A3"], "input": 1, "expect": 2 }"#,
        ["11:44 scenarios/unknown-rule: the suite has no rule `A3` (did you mean `A1`?)"]
      ),
      (
        #"{ "id": "doors/a", "title": "", "rules": [], "input": 1, "expect": 2 }"#,
        [
          "11:29 scenarios/value: `title` is empty",
          "11:42 scenarios/value: the case doors/a shows no rule (name the rule that it shows)",
        ]
      ),
      (
        #"{ "id": "Doors/a", "title": "t", "rules": ["A1"], "input": 1, "expect": 2 }"#,
        [
          "11:9 scenarios/value: a case's id is the suite's name and words of small letters, digits,"
            + " `.` and `-`, with `/` between, not `Doors/a` (such as doors/outcome/all-returned)"
        ]
      ),
      (
        #"{ "id": "gates/a", "title": "t", "rules": ["A1"], "input": 1, "expect": 2 }"#,
        ["11:9 scenarios/value: a case's id begins with its suite (doors/…)"]
      ),
      (
        row(#""input": 9007199254740993, "expect": -9007199254740992"#),
        [
          "11:60 scenarios/number: a number of a case stays within ±2^53: beyond, not every language"
            + " holds it (write it as a text, or with fewer digits)"
        ]
      ),
      (
        row(#""input": [0.000001, 0.0000001, 1e-7, 1.5e3, 1e400], "expect": 2"#),
        [
          "11:71 scenarios/number: a number of a case has at most 6 decimal places"
            + " (write it as a text, or with fewer digits)",
          "11:82 scenarios/number: a number of a case has at most 6 decimal places"
            + " (write it as a text, or with fewer digits)",
          "11:95 scenarios/number: a number of a case stays within ±2^53: beyond, not every language"
            + " holds it (write it as a text, or with fewer digits)",
        ]
      ),
      (
        row(#""input": "\ud83d", "expect": 2"#),
        [
          "11:61 json/lone-surrogate: half of a surrogate pair is not a character, and no app can show"
            + #" it (write both halves, as in \ud83d\ude9a, or the character itself)"#
        ]
      ),
      (
        row(#""input": {"a": 1, "a": 2}, "expect": 2"#),
        [
          "11:69 json/duplicate-key: the key `a` is written twice in one object, and only the last one"
            + " counts (remove one of the two, or give it another name)"
        ]
      ),
      (row(#""input": "\u0000", "expect": "\u0000""#), []),
    ] as [(String, [String])]
  )
  func cases(scenario: String, problems: [String]) throws {
    #expect(try SmallSuite.problems(SmallSuite.text(scenario)) == problems)
  }

  @Test(
    "A word that begins with `$` says what belongs to it",
    arguments: [
      (
        #"{ "$anny": true }"#,
        ["11:75 scenarios/unknown-word: there is no `$anny` to compare with (did you mean `$any`?)"]
      ),
      (
        #"{ "$any": 1 }"#,
        [#"11:83 scenarios/matcher: `$any` takes `true`, not a number ({"$any": true})"#]
      ),
      (
        #"{ "$about": [1, -1] }"#,
        [
          "11:85 scenarios/matcher: `$about` takes an array of a number and how far off it may be, not"
            + #" an array ({"$about": [300, 0.5]})"#
        ]
      ),
      (
        #"{ "$has": "a" }"#,
        [#"11:83 scenarios/matcher: `$has` takes an array, not a text ({"$has": ["k1", "k2"]})"#]
      ),
      (
        #"{ "$any": true, "door": "open" }"#,
        ["11:75 scenarios/matcher: `$any` says all about a value, so it stands alone in its object"]
      ),
      (
        #"[{ "$absent": true }]"#,
        [
          "11:76 scenarios/matcher: only a member of an object can be absent"
            + " (write the array or the value without it)"
        ]
      ),
      (#"{ "door": { "$not": { "$absent": true } } }"#, []),
    ] as [(String, [String])]
  )
  func matchers(expect: String, problems: [String]) throws {
    let scenario = Self.row(#""input": 1, "expect": \#(expect)"#)
    #expect(try SmallSuite.problems(SmallSuite.text(scenario)) == problems)
  }

  @Test("The file's own members are judged, all of them in one run")
  func envelope() throws {
    let problems = try SmallSuite.problems(
      """
      {
        "suite": "Doors", "format": 2, "version": "1.0", "casecount": 1,
        "rules": {
          "a1": { "must": "x", "since": "1.0.0" },
          "A1": { "must": "x", "should": "y", "since": "1.0.0" },
          "A2": { "must": "x", "onPhone": true, "since": "1.0.0" },
          "A3": { "page": "x" }
        },
        "cases": {}
      }
      """
    )
    #expect(
      problems == [
        "1:1 scenarios/missing-member: the file lacks `about`",
        "1:1 scenarios/missing-member: the file lacks `caseCount`",
        "2:12 scenarios/value: `suite` is a word of small letters and hyphens, not `Doors`"
          + " (such as delivery)",
        "2:31 scenarios/value: `format` is 1 here, the only one this version reads (1)",
        "2:45 scenarios/value: `version` is three whole numbers with `.` between, not `1.0`"
          + " (such as 1.4.0)",
        "2:52 scenarios/unknown-member: the file has no `casecount` (did you mean `caseCount`?)",
        "4:5 scenarios/value: a rule's id is one or two capital letters and up to three digits, not"
          + " `a1` (such as D6)",
        "5:36 scenarios/shape: the rule A1 has `must` already, and has one of the two",
        "6:37 scenarios/shape: a rule that is judged on a phone only has no case, so it cannot be a"
          + " `must` (should)",
        "7:11 scenarios/missing-member: the rule A3 lacks `must`",
        "9:12 scenarios/value: `cases` is an array, not an object",
      ]
    )
  }

  @Test("A count that is wrong, and an id that is there already, are told with both places")
  func countAndIDs() throws {
    let twice = Self.row(#""input": 1, "expect": 2"#)
    #expect(
      try SmallSuite.problems(SmallSuite.text("\(twice),\n\(twice)")) == [
        "3:67 scenarios/count: the file has 2 cases, so it was cut off, or a case came or went"
          + #" uncounted ("caseCount": 2)"#,
        "12:9 scenarios/duplicate-id: there is a case `doors/a` already, and an id never stands for"
          + " another one (give the new one an id of its own)",
      ]
    )
  }

  @Test("The error prints each problem as a compiler does, with the line and a mark")
  func printed() throws {
    let file = SmallSuite.file(SmallSuite.text(Self.row(#""input": 1, "expect": 2"#), count: 2))
    let error = #expect(throws: ScenarioFileError.self) { try ScenarioSuite.read(file) }
    #expect(
      error?.description == """
        spec/mobile/doors-scenarios.json:3:67: error[scenarios/count]: the file has 1 cases, so it was \
        cut off, or a case came or went uncounted
          3 |   "suite": "doors", "format": 1, "version": "1.0.0", "caseCount": 2,
            |                                                                   ^
            = help: "caseCount": 1

        """
    )
  }

  @Test("A file that is not there is named")
  func missing() {
    let error = #expect(throws: ScenarioFileError.self) {
      try ScenarioSuite.load(.init(filePath: "/nowhere/doors-scenarios.json"))
    }
    #expect(error?.problems.first?.place?.path == "/nowhere/doors-scenarios.json")
    #expect(error?.description.contains("scenarios/unreadable") == true)
  }

  @Test("A file that ends too early says where")
  func truncated() throws {
    let problems = try SmallSuite.problems(#"{ "suite": "doors","#)
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("1:"))
  }
}
