import Foundation
import TestSupport
import Testing

@Suite("Scenarios in a fresh project for the JVM", .serialized)
struct KotlinScenariosProofTests {
  /// A case for the end of the project's suite.
  private static func with(_ cases: [String], count: Int) -> (String) -> String {
    { suite in
      suite.replacing("\"caseCount\": 4", with: "\"caseCount\": \(count)")
        .replacing("\n  ]\n}\n", with: ",\n" + cases.joined(separator: ",\n") + "\n  ]\n}\n")
    }
  }

  private static func story(_ id: String, _ step: String) -> String {
    """
    { "id": "till/\(id)", "title": "t", "rules": ["T1"], "from": "three", "steps": [
      \(step)
    ] }
    """
  }

  @Test("each case is a test of its id, and one that was retired is not run")
  func passing() throws {
    guard Tool.areHere(KotlinProject.tools) else { return }
    let said = try KotlinProject.compiled.get().tests()
    #expect(
      said == """
        passed till/put/some
        passed till/take/too-many
        passed till/sum
        ignored till/old

        """
    )
  }

  @Test("the suite may be a test resource of a program that runs elsewhere")
  func resource() throws {
    guard Tool.areHere(KotlinProject.tools) else { return }
    let said = try KotlinProject.compiled.get()
      .tests(cases: { $0.replacing("\"coins\": 5 }", with: "\"coins\": 6 }") }, isResource: true)
    #expect(said.contains("PROJECT/spec/mobile/till-scenarios.json:24:29: /coins: 6 ≠ 5\n"))
    #expect(said.contains("passed till/sum"))
  }

  @Test("what is seen otherwise, thrown or never answered is told at the JSON's line; the rest run")
  func failing() throws {
    guard Tool.areHere(KotlinProject.tools) else { return }
    let cases = [
      Self.story(
        "seen",
        """
        { "do": "put", "coins": 1, "expect": { "coins": 4 } },
          { "do": "put", "coins": 1, "expect": {
            "owner": "Ann", "coins": 5,
            "why": { "$not": { "$absent": true } } } }
        """
      ),
      Self.story("hangs", #"{ "do": "put", "coins": 99, "expect": { "coins": 102 } }"#),
      Self.story("throws", #"{ "do": "put", "coins": -1, "expect": { "coins": 2 } }"#),
      Self.story("word", #"{ "do": "fly", "expect": { "coins": 3 } }"#),
      #"""
      { "id": "till/nobody", "title": "t", "rules": ["T1"], "from": "three",
        "given": { "owner": "nobody" }, "input": { "values": [] }, "expect": { "sum": 0 } }
      """#,
    ]
    let said = try KotlinProject.compiled.get().tests(cases: Self.with(cases, count: 9))
    #expect(
      said == """
        passed till/put/some
        passed till/take/too-many
        passed till/sum
        ignored till/old
        failed till/seen
            PROJECT/spec/mobile/till-scenarios.json:58:14: /owner: Ann ≠ Sam
            PROJECT/spec/mobile/till-scenarios.json:59:12: /why: not nothing ≠ nothing
            at scenarios.till_seen(till-scenarios.json:58)
            at scenarios.till_seen(till-scenarios.json:59)
        failed till/hangs
            PROJECT/spec/mobile/till-scenarios.json:62:11: the subject takes longer than 10 seconds over it
            at scenarios.till_hangs(till-scenarios.json:62)
        failed till/throws
            PROJECT/spec/mobile/till-scenarios.json:65:11: the subject throws: java.lang.IllegalStateException: less than nothing
            at scenarios.till_throws(till-scenarios.json:65)
        failed till/word
            PROJECT/spec/mobile/till-scenarios.json:68:11: the subject throws: com.example.shop.scenarios.ScenarioUnsupported: the subject does not support `do:fly`
            at scenarios.till_word(till-scenarios.json:68)
        skipped till/nobody
            nobody has no till (https://example.com/1)

        """
    )
  }

  @Test("a known failure is skipped while it is as known, and else told")
  func known() throws {
    guard Tool.areHere(KotlinProject.tools) else { return }
    let cases = ["a", "b", "c"].map { id in
      Self.story(id, #"{ "do": "put", "coins": 1, "expect": { "coins": 5 } }"#)
    }
    let known = [
      ("till/a", "android", "9999-12-31", "/coins: 5 ≠ 4"),
      ("till/b", "android", "9999-12-31", "/coins: 5 ≠ 3"),
      ("till/c", "ios", "9999-12-31", "/coins: 5 ≠ 4"),
      ("till/pu*/*", "android", "9999-12-31", "/coins: 5 ≠ 4"),
      ("till/s*", "android", "2026-01-31", "/coins: 5 ≠ 4"),
      ("till/gone/**", "android", "9999-12-31", "/coins: 5 ≠ 4"),
    ]
    .map { match, subject, until, saw in
      """
      { "match": "\(match)", "subject": "\(subject)", "because": "it is so", "issue": "https://example.com/2",
        "until": "\(until)", "saw": "\(saw)" }
      """
    }
    let said = try KotlinProject.compiled.get()
      .tests(
        cases: Self.with(cases, count: 7),
        known: "[\n\(known.joined(separator: ",\n"))\n]\n"
      )
    let today = ISO8601DateFormatter().string(from: Date()).prefix(10)
    #expect(
      said == """
        failed till/put/some
            PROJECT/spec/mobile/known-failures.json:8:1: `till/put/some` passes, though it is known to fail: remove this
            at scenarios.till_put_some(known-failures.json:8)
        passed till/take/too-many
        passed till/sum
        ignored till/old
        skipped till/a
            known: it is so
        failed till/b
            PROJECT/spec/mobile/till-scenarios.json:59:51: /coins: 5 ≠ 4
            at scenarios.till_b(till-scenarios.json:59)
        failed till/c
            PROJECT/spec/mobile/till-scenarios.json:62:51: /coins: 5 ≠ 4
            at scenarios.till_c(till-scenarios.json:62)
        failed null
            PROJECT/spec/mobile/known-failures.json:10:1: `till/s*` was to be mended by 2026-01-31, and it is \(today)
            PROJECT/spec/mobile/known-failures.json:12:1: no case is covered by `till/gone/**`
            at scenarios.known-failures_json(known-failures.json:10)
            at scenarios.known-failures_json(known-failures.json:12)

        """
    )
  }

  @Test(
    "a file that cannot be used is refused at its line",
    arguments: [
      ("\"caseCount\": 4", "\"caseCount\": 5", "6:16: there are 4 cases"),
      ("\"$about\"", "\"$abuot\"", "22:57: there is no `$abuot` to compare with"),
      ("\"from\": \"three\"", "\"from\": \"four\"", "19:15: `given` has no `four`"),
      (
        "\"format\": 1,", "\"format\": 1, \"format\": 1,",
        "4:16: the object has the key `format` twice"
      ),
      ("\"sum\": 8", "\"sum\": 08", "43:27: a comma or `}` is missing"),
      ("till/sum", "till/old", "46:13: another case has this id"),
      ("coins are counted", "\\ud800", "39:17: half of a surrogate pair stands alone"),
    ]
  )
  func refused(old: String, new: String, message: String) throws {
    guard Tool.areHere(KotlinProject.tools) else { return }
    let said = try KotlinProject.compiled.get().tests(cases: { $0.replacing(old, with: new) })
    #expect(said.contains("PROJECT/spec/mobile/till-scenarios.json:\(message)\n"), "\(said)")
    #expect(!said.contains("passed"))
  }

  @Test("a new word of the schema does not compile where a subject goes through all of them")
  func newWord() throws {
    guard Tool.areHere(KotlinProject.tools) else { return }
    let shut = Self.story("shut", #"{ "do": "shut", "expect": { "coins": 3 } }"#)
    let problems = try KotlinProject.problems(cases: Self.with([shut], count: 5)) { schema in
      schema.replacing(
        "[{ \"$ref\": \"#/$defs/put\" }",
        with: "[{ \"$ref\": \"#/$defs/shut\" }, { \"$ref\": \"#/$defs/put\" }"
      )
      .replacing(
        "    \"put\": {",
        with: """
              "shut": {
                "type": "object",
                "required": ["do"],
                "additionalProperties": false,
                "properties": {
                  "do": { "const": "shut" },
                  "expect": { "$ref": "partial/till-1.json#/$defs/seen" }
                }
              },
              "put": {
          """
      )
    }
    #expect(problems.contains("Till.kt:"))
    #expect(problems.contains("'when' expression must be exhaustive"))
    #expect(problems.contains("Add the 'Shut' branch"))
  }

  @Test("the pipe answers each command in its order, and what is printed does not come between")
  func pipe() throws {
    guard Tool.areHere(KotlinProject.tools) else { return }
    let answers = try KotlinProject.compiled.get().output(
      of: "Pipe",
      input: """
        {"seq":1,"cmd":"hello","protocol":1}
        {"seq":2,"cmd":"begin","suite":"till","case":"till/a","given":{"coins":1,"owner":"\\u00e9"}}
        {"seq":3,"cmd":"step","step":{"do":"put","coins":2}}
        {"seq":4,"cmd":"step","step":{"do":"fly"}}
        {"seq":5,"cmd":"finish"}
        {"seq":6,"cmd":"begin","suite":"till","case":"till/b","given":{"coins":1,"owner":"nobody"}}
        {"seq":7,"cmd":"begin","suite":"shop","case":"shop/a","given":{}}
        {"seq":8,"cmd":"bye"}

        """
    )
    let lines = answers.split(separator: "\n")
    #expect(
      lines.prefix(6) == [
        #"{"seq":1,"protocol":1,"subject":{"name":"till","language":"kotlin","version":"1.2.3"},"suites":["till"],"cores":[],"can":[]}"#,
        #"{"seq":2,"ok":true}"#,
        #"{"seq":3,"seen":{"coins":3,"owner":"é"}}"#,
        #"{"seq":4,"unsupported":"do:fly"}"#,
        #"{"seq":5,"seen":{"coins":3}}"#,
        #"{"seq":6,"skipped":"nobody has no till","issue":"https://example.com/1"}"#,
      ]
    )
    let error =
      #"{"seq":7,"error":{"message":"java.lang.IllegalArgumentException: there is no subject "#
    #expect(lines.count == 7 && lines[6].hasPrefix(error))
  }

  @Test("values are read and compared as ScenarioKit does")
  func tables() throws {
    guard Tool.areHere(KotlinProject.tools) else { return }
    let folder = Checkout.root.appending(path: "Tests/ScenarioTables").path
    let said = try KotlinProject.compiled.get().output(of: "scenarios.Tables", [folder])
    #expect(said == "62 rows compared, 46 read\n")
  }
}
