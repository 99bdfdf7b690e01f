import Diagnostics
import Documents
import JSONText
import Scenarios
import TestSupport
import Testing

@Suite("What a schema says of a value")
struct SchemaFaultsTests {
  /// A schema, a value with a mark where something is wrong, and what is said.
  struct Fault: Sendable, CustomTestStringConvertible {
    let schema: String
    let value: String
    let message: String
    let help: String?

    init(_ schema: String, _ value: String, _ message: String, _ help: String? = nil) {
      (self.schema, self.value, self.message, self.help) = (schema, value, message, help)
    }

    var testDescription: String { "\(schema) of \(value)" }
  }

  @Test(
    "is said at the place, with what was meant",
    arguments: [
      Fault(#"{"type": "string"}"#, "⟦3⟧", "a text stands here, not a number"),
      Fault(
        #"{"type": ["integer", "boolean"]}"#,
        "⟦3.5⟧",
        "a whole number or true or false stands here, not a number"
      ),
      Fault(
        #"{"enum": ["waiting", "sent"]}"#,
        #"⟦"wating"⟧"#,
        "`wating` is none of the words that stand here",
        "did you mean `waiting`?"
      ),
      Fault(
        #"{"enum": ["waiting", "sent"]}"#,
        "⟦true⟧",
        "a boolean is none of the words that stand here",
        "there is `waiting`, `sent`"
      ),
      Fault(#"{"const": 1}"#, "⟦2⟧", "only `1` stands here"),
      Fault(
        #"{"properties": {"outcome": {}, "due": {}}, "additionalProperties": false}"#,
        #"{"due": 1, ⟦"outcom"⟧: 2}"#,
        "there is no `outcom` here",
        "did you mean `outcome`?"
      ),
      Fault(
        #"{"properties": {"due": {}}, "additionalProperties": false}"#,
        #"{⟦"outcome"⟧: 2}"#,
        "there is no `outcome` here",
        "there is `due`"
      ),
      Fault(
        #"{"properties": {"input": false}}"#,
        #"{⟦"input"⟧: 2}"#,
        "there is no `input` here"
      ),
      Fault(#"{"required": ["code"]}"#, #"⟦{⟧"at": 1}"#, "`code` is missing"),
      Fault(
        #"{"propertyNames": {"pattern": "^[A-Z][0-9]+$"}}"#,
        #"{"D1": 0, ⟦"d1"⟧: 0}"#,
        "the text does not have the form `^[A-Z][0-9]+$`"
      ),
      Fault(#"{"items": {"type": "null"}}"#, "[null, ⟦1⟧]", "null stands here, not a number"),
      Fault(#"{"minItems": 2}"#, "⟦[1]⟧", "2 items is the least there can be, not 1"),
      Fault(
        #"{"maxProperties": 1}"#,
        #"⟦{"a": 1, "b": 2}⟧"#,
        "1 member is the most there can be, not 2"
      ),
      Fault(#"{"maxLength": 1}"#, #"⟦"é🐄"⟧"#, "1 scalar is the most there can be, not 2"),
      Fault(#"{"minimum": 0}"#, "⟦-1⟧", "it is 0 at least"),
      Fault(#"{"maximum": 999}"#, "⟦999.5⟧", "it is 999 at most"),
      Fault(
        ##"{"additionalProperties": {"$ref": "#/$defs/count"}, "$defs": {"count": {"minimum": 0}}}"##,
        #"{"g9": ⟦-1⟧}"#,
        "it is 0 at least"
      ),
      Fault(
        #"""
        {"oneOf": [{"$ref": "#/$defs/tick"}, {"$ref": "#/$defs/signal"}], "$defs": {
          "tick": {"properties": {"do": {"const": "tick"}, "gasId": {"type": "string"}}},
          "signal": {"properties": {"do": {"const": "signal"}}, "additionalProperties": false}}}
        """#,
        #"{"do": "tick", "gasId": ⟦9⟧}"#,
        "a text stands here, not a number"
      ),
      Fault(
        #"""
        {"oneOf": [{"$ref": "#/$defs/tick"}, {"$ref": "#/$defs/signal"}], "$defs": {
          "tick": {"properties": {"do": {"const": "tick"}}},
          "signal": {"properties": {"do": {"const": "signal"}}}}}
        """#,
        #"{"do": ⟦"tikc"⟧}"#,
        "`tikc` is none of the words that stand here",
        "did you mean `tick`?"
      ),
      Fault(
        #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#,
        #"⟦{"a": 1, "b": 1}⟧"#,
        "it is right in 2 ways, where one is to be meant"
      ),
      Fault(
        #"{"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "object"}]}"#,
        #"["k1", ⟦2⟧]"#,
        "a text stands here, not a number"
      ),
    ]
  )
  func faults(_ fault: Fault) throws {
    let (library, problems) = SchemaLibrary.read(
      [SourceFile(path: "schema/a.json", bytes: Array(fault.schema.utf8))],
      in: "schema"
    )
    #expect(problems == [])
    let source = MarkedSource(fault.value)
    let value = try #require(JSONReader.read(source.file).root)
    let schema = try #require(library.files["a.json"]).root
    let faults = SchemaJudge(library).faults(of: value, by: schema)
    #expect(faults.map(\.span) == source.spans)
    #expect(faults.map(\.message) == [fault.message])
    #expect(faults.map(\.help) == [fault.help])
  }

  @Test("numbers are compared by value, and texts by their scalars")
  func equality() throws {
    let composed = "\"\u{E9}\"", decomposed = "\"e\u{301}\""
    #expect(try isRight("3.0", by: #"{"type": "integer", "const": 3}"#))
    #expect(try isRight(composed, by: #"{"enum": [\#(composed)]}"#))
    #expect(try !isRight(decomposed, by: #"{"enum": [\#(composed)]}"#))
    #expect(try !isRight("{\(decomposed): 1}", by: #"{"required": [\#(composed)]}"#))
  }

  private func isRight(_ value: String, by schema: String) throws -> Bool {
    let file = SourceFile(path: "schema/a.json", bytes: Array(schema.utf8))
    let library = SchemaLibrary.read([file], in: "schema").library
    let root = JSONReader.read(SourceFile(path: "v.json", bytes: Array(value.utf8))).root
    let schema = try #require(library.files["a.json"]).root
    return SchemaJudge(library).faults(of: try #require(root), by: schema).isEmpty
  }
}
