import Diagnostics
import Scenarios
import TestSupport
import Testing

@Suite("Reading schemas")
struct SchemaReadingTests {
  @Test(
    "what two validators could judge differently is refused at its place",
    arguments: [
      (
        #"{⟦"minItem"⟧: 1}"#,
        "`minItem` is not one of the keywords that a suite's schema may have here",
        "did you mean `minItems`?"
      ),
      (
        #"{"items": {⟦"unevaluatedProperties"⟧: false}}"#,
        "`unevaluatedProperties` is not one of the keywords that a suite's schema may have here",
        #"write "additionalProperties": false"#
      ),
      (
        #"{"items": {⟦"$defs"⟧: {}}}"#,
        "`$defs` is not one of the keywords that a suite's schema may have here",
        "write `$defs` at the top of the file"
      ),
      (
        #"{"type": ⟦"text"⟧}"#, "there is no type `text`",
        "there are `null`, `boolean`, `integer`, `number`, `string`, `array`, `object`"
      ),
      (#"{"minItems": ⟦-1⟧}"#, "`minItems` is a whole number, 0 or more, not a number", nil),
      (#"{"enum": ⟦[]⟧}"#, "`enum` is an array with something in it, not an array", nil),
      (#"{"properties": ⟦[]⟧}"#, "`properties` is an object, not an array", nil),
      (#"{"items": ⟦[]⟧}"#, "a schema is an object, `true` or `false`, not an array", nil),
      (
        #"{"pattern": "^a⟦.⟧$"}"#, "`.` means nothing here in this dialect",
        "[ -~] for any sign of ASCII, or \\. for a point"
      ),
      (
        #"{"$ref": ⟦"https://example.org/a.json#/definitions/a"⟧}"#,
        "`$ref` leads to a file beside this one or to a name in `$defs`, not to `https://example.org/a.json#/definitions/a`",
        "#/$defs/…"
      ),
      (
        ##"{"items": ⟦{"$ref": "#/$defs/cout"}⟧, "$defs": {"count": {}}}"##,
        "there is no `cout` in `$defs` of `a.json`",
        "did you mean `count`?"
      ),
      (#"{"items": ⟦{"$ref": "b.json"}⟧}"#, "there is no file `b.json` of schemas", nil),
      (
        ##"{"$defs": {"a": ⟦{"anyOf": [{"$ref": "#/$defs/a"}]}⟧}}"##,
        "`a` refers to itself, so it says nothing",
        nil
      ),
    ] as [(String, String, String?)]
  )
  func refused(schema: String, message: String, help: String?) {
    let source = MarkedSource(schema, path: "schema/a.json")
    let problems = SchemaLibrary.read([source.file], in: "schema").diagnostics
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.help) == [help])
    #expect(problems.map { $0.place?.span } == source.spans)
  }

  @Test("a schema that goes into the value before it comes back to itself is none of them")
  func recursion() {
    let schema =
      ##"{"$defs": {"tree": {"items": {"$ref": "#/$defs/tree"}}}, "$ref": "#/$defs/tree"}"##
    let file = SourceFile(path: "schema/a.json", bytes: Array(schema.utf8))
    #expect(SchemaLibrary.read([file], in: "schema").diagnostics == [])
  }
}
