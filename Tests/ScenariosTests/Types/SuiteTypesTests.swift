import Diagnostics
import Scenarios
import Testing

@Suite("The types of a suite's schema")
struct SuiteTypesTests {
  /// The types of a suite whose schema has these `$defs`, with the words and types it comes to.
  private func types(_ definitions: String, input: String = "false") throws -> SuiteTypes {
    let schema = """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "properties": {
          "suite": { "const": "till" },
          "cases": { "items": { "properties": { "input": \(input) } } }
        },
        "$defs": { \(definitions) }
      }
      """
    let file = SourceFile(path: "schema/till-1.json", bytes: Array(schema.utf8))
    let (library, problems) = SchemaLibrary.read([file], in: "schema")
    #expect(problems.map(\.message) == [])
    return try #require(SuiteTypes.all(in: library).first)
  }

  /// The type of a member of what is seen.
  private func type(_ member: String, _ others: String = "") throws -> ScenarioType? {
    let types = try types(
      """
      "seen": {
        "type": "object", "additionalProperties": false, "properties": { "a": \(member) }
      }\(others)
      """
    )
    guard case .object(let members) = types.definitions.first?.kind else { return nil }
    return members.first?.type
  }

  @Test(
    "A value has the type that its schema says",
    arguments: [
      (#"{ "type": "string", "pattern": "^a+$" }"#, .text),
      (#"{ "const": "a" }"#, .text),
      (#"{ "anyOf": [{ "const": "" }, { "type": "string", "minLength": 2 }] }"#, .text),
      (#"{ "type": "boolean" }"#, .truth),
      (#"{ "const": true }"#, .truth),
      (#"{ "type": "integer" }"#, .whole(isShort: false)),
      (#"{ "type": "integer", "minimum": 0 }"#, .whole(isShort: false)),
      (#"{ "type": "integer", "minimum": 0, "maximum": 2147483647 }"#, .whole(isShort: true)),
      (#"{ "type": "integer", "minimum": 0, "maximum": 2147483648 }"#, .whole(isShort: false)),
      (#"{ "type": "number" }"#, .number),
      (#"{ "type": "array", "items": { "type": "number" } }"#, .list(.number)),
      (#"{ "type": "array" }"#, .list(.anything)),
      (#"{ "type": "object", "additionalProperties": { "type": "string" } }"#, .map(.text)),
      (#"{ "type": ["string", "null"] }"#, .nullable(.text)),
      (#"{ "enum": ["a", "b"] }"#, .named("seenA")),
      (
        #"{ "type": "object", "additionalProperties": false, "properties": { "b": true } }"#,
        .named("seenA")
      ),
    ] as [(String, ScenarioType)]
  )
  func kinds(schema: String, expected: ScenarioType) throws {
    #expect(try type(schema) == expected)
  }

  @Test(
    "Where code could have no type of its own, it is any object or any value",
    arguments: [
      ("true", .anything),
      (#"{ "type": ["string", "number"] }"#, .anything),
      (#"{ "enum": ["a", 1] }"#, .anything),
      (#"{ "anyOf": [{ "type": "string" }, { "type": "number" }] }"#, .anything),
      (#"{ "type": "object" }"#, .object),
      (#"{ "type": "object", "properties": { "b": { "type": "string" } } }"#, .object),
      (
        #"""
        { "oneOf": [
          { "type": "object", "additionalProperties": false, "properties": { "b": true } },
          { "type": "object", "additionalProperties": false, "properties": { "c": true } } ] }
        """#, .object
      ),
    ] as [(String, ScenarioType)]
  )
  func others(schema: String, expected: ScenarioType) throws {
    #expect(try type(schema) == expected)
  }

  @Test("a type is called as in `$defs`, told once, and may be part of itself")
  func names() throws {
    let types = try types(
      """
      "seen": {
        "type": "object", "required": ["tree"], "additionalProperties": false,
        "properties": { "tree": { "$ref": "#/$defs/node" }, "other": { "$ref": "#/$defs/node" } }
      },
      "node": {
        "description": "A node.", "type": "object", "additionalProperties": false,
        "properties": { "nodes": { "type": "array", "items": { "$ref": "#/$defs/node" } } }
      },
      "never": { "enum": ["used"] }
      """
    )
    #expect(types.definitions.map(\.name) == ["seen", "node"])
    #expect(types.definitions.map(\.summary) == [nil, "A node."])
    guard case .object(let members) = types.definitions[0].kind else { return }
    #expect(members.map(\.key) == ["tree", "other"])
    #expect(members.map(\.isRequired) == [true, false])
    #expect(members.map(\.type) == [.named("node"), .named("node")])
    #expect(members.map(\.summary) == ["A node.", "A node."])
  }

  @Test("a word has its own members, and a row is the word `judge`")
  func words() throws {
    let types = try types(
      """
      "step": { "oneOf": [{ "$ref": "#/$defs/press" }, { "$ref": "#/$defs/wait" }] },
      "press": {
        "title": "{count} are done[ at {now}]",
        "type": "object", "required": ["do", "count"], "additionalProperties": false,
        "properties": {
          "do": { "const": "done" }, "count": { "type": "integer" }, "now": { "type": "string" },
          "expect": true
        }
      },
      "wait": {
        "description": "Nothing is done.", "title": "waiting",
        "type": "object", "additionalProperties": false, "properties": { "do": { "const": "wait" } }
      },
      "coin": { "enum": ["penny"] }
      """,
      input: ##"{ "$ref": "#/$defs/coin" }"##
    )
    #expect(types.words.map(\.word) == ["done", "wait", "judge"])
    #expect(
      types.words.map(\.summary) == [
        "`count` are done at `now`", "Nothing is done.", "A row is judged.",
      ]
    )
    #expect(types.words[0].members.map(\.key) == ["count", "now"])
    #expect(types.words[2].members.map(\.type) == [.named("coin")])
    #expect(types.definitions.map(\.name) == ["coin"])
  }

  @Test("a file that is no suite's schema has no types")
  func noSuite() throws {
    let file = SourceFile(path: "schema/a.json", bytes: Array(#"{ "type": "string" }"#.utf8))
    #expect(SuiteTypes.all(in: SchemaLibrary.read([file], in: "schema").library).isEmpty)
  }
}
