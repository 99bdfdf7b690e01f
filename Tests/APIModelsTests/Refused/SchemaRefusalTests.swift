import APIFixtures
import Diagnostics
import TestSupport
import Testing

@Suite("Schemas outside the dialect")
struct SchemaRefusalTests {
  @Test(
    "keys that OpenAPI has and the dialect has not say what to write instead",
    arguments: [
      .schemas(
        "Item:\n  type: object\n  properties:\n    id: {type: string}\n  ⟦allOf⟧: []\n  examples: [{id: a}]",
        "models/not-in-dialect",
        "a schema takes no `allOf` in this dialect",
        "write the properties of all of them in one object"
      ),
      .schemas(
        "Item:\n  type: string\n  ⟦nullable⟧: true\n  examples: [a]",
        "models/not-in-dialect",
        "a schema takes no `nullable` in this dialect",
        "type: [string, 'null']"
      ),
      .schemas(
        "Item:\n  type: string\n  ⟦default⟧: a\n  examples: [a]",
        "models/not-in-dialect",
        "a schema takes no `default` in this dialect",
        "say in `description` what leaving it out means"
      ),
      .schemas(
        "Item:\n  type: integer\n  format: int32\n  ⟦exclusiveMinimum⟧: 1\n  examples: [2]",
        "models/not-in-dialect",
        "a schema takes no `exclusiveMinimum` in this dialect",
        "minimum: …"
      ),
      .schemas(
        "Item:\n  type: string\n  ⟦example⟧: a\n  examples: [a]",
        "models/not-in-dialect",
        "a schema takes no `example` in this dialect",
        "examples:\n  - …"
      ),
      .schemas(
        "Item:\n  type: string\n  ⟦tpye⟧: a\n  examples: [a]",
        "models/unknown-key",
        "a schema has no key `tpye`",
        "did you mean `type`?"
      ),
    ] as [Refusal]
  )
  func keys(refusal: Refusal) { refusal.verify() }

  @Test(
    "keys that do not go together",
    arguments: [
      .schemas(
        "Item:\n  type: integer\n  format: int32\n  ⟦minLength⟧: 1\n  examples: [1]",
        "models/misplaced-key",
        "`minLength` does not go with an integer here",
        "its keys are `type`, `format`, `minimum`, `maximum`, `description`, `examples`"
      ),
      .schemas(
        "Item:\n  type: string\n  ⟦maximum⟧: 1\n  examples: [a]",
        "models/misplaced-key",
        "`maximum` does not go with a string here",
        "minLength and maxLength count characters"
      ),
      .schemas(
        "Item:\n  type: object\n  properties: {id: {type: string}}\n  ⟦additionalProperties⟧: false\n  examples: [{id: a}]",
        "models/misplaced-key",
        "`additionalProperties` does not go with an object here",
        "remove it: unknown fields are always ignored"
      ),
      .schemas(
        "Id: {type: string, examples: [a]}\nItem:\n  type: object\n  properties:\n    id:\n      $ref: '#/components/schemas/Id'\n      ⟦minLength⟧: 1\n  examples: [{id: a}]",
        "models/misplaced-key",
        "`minLength` does not go with a `$ref` here",
        "say it at the schema that the `$ref` leads to"
      ),
      .schemas(
        "Item:\n  type: object\n  properties:\n    id: {type: string, ⟦examples⟧: [a]}\n  examples: [{id: a}]",
        "models/misplaced-key",
        "`examples` does not go with a string here",
        "move them to the named schema that has this property"
      ),
      .schemas(
        "Size:\n  type: string\n  enum: [a]\n  ⟦const⟧: b\n  examples: [a]",
        "models/misplaced-key",
        "`const` does not go with an enum here",
        "keep one of the two"
      ),
    ] as [Refusal]
  )
  func misplaced(refusal: Refusal) { refusal.verify() }

  @Test(
    "types",
    arguments: [
      .schemas(
        "Item:\n  ⟦description: It has no type.⟧\n  examples: [a]",
        "models/missing-key",
        "a schema says its `type`, and this one does not",
        "type: string"
      ),
      .schemas(
        "Item:\n  type: ⟦strng⟧\n  examples: [a]",
        "models/invalid-value",
        "`strng` is no type of a schema",
        "type: string"
      ),
      .schemas(
        "Item:\n  type: ⟦[string, integer]⟧\n  examples: [a]",
        "models/nullable",
        "a type is one word, or one word and then 'null' in quotes",
        "type: [string, 'null']"
      ),
      .schemas(
        "Item:\n  type: object\n  required: [id]\n  properties:\n    id: {type: ⟦[string, null]⟧}\n  examples: [{id: a}]",
        "models/nullable",
        "a type is one word, or one word and then 'null' in quotes",
        "type: [string, 'null']"
      ),
      .schemas(
        "Item:\n  ⟦type: integer⟧\n  examples: [1]",
        "models/missing-key",
        "an integer says its `format`, and this one does not",
        "format: int32 or format: int64"
      ),
      .schemas(
        "Item:\n  type: number\n  format: ⟦float⟧\n  examples: [1]",
        "models/invalid-value",
        "a number has no format `float` in this dialect",
        "format: double"
      ),
      .schemas(
        "Item:\n  type: string\n  format: ⟦datetime⟧\n  examples: [a]",
        "models/invalid-value",
        "a string has no format `datetime` in this dialect",
        "format: date-time"
      ),
      .schemas(
        "Item:\n  type: string\n  format: ⟦ipv6⟧\n  examples: [a]",
        "models/invalid-value",
        "a string has no format `ipv6` in this dialect",
        "say it in `description`; the formats are `date`, `date-time`, `uuid`, `email`, `uri`, `uri-reference`, `password`"
      ),
      .schemas(
        "Item:\n  type: object\n  properties:\n    file: {type: string, format: ⟦binary⟧}\n  examples: [{file: a}]",
        "models/not-in-dialect",
        "`binary` is only for a whole request body that is not JSON",
        "content:\n  image/jpeg:\n    schema:\n      type: string\n      format: binary"
      ),
    ] as [Refusal]
  )
  func types(refusal: Refusal) { refusal.verify() }

  @Test(
    "what has a name and what has none",
    arguments: [
      .schemas(
        "Item:\n  type: object\n  properties:\n    place:\n      ⟦type: object⟧\n      properties: {id: {type: string}}\n  examples: [{place: {}}]",
        "models/inline",
        "an object must have a name of its own",
        "move it to `components/schemas` and write\n$ref: '#/components/schemas/Name'"
      ),
      .schemas(
        "Item:\n  type: object\n  properties:\n    size:\n      ⟦type: string⟧\n      enum: [a, b]\n  examples: [{size: a}]",
        "models/inline",
        "an enum must have a name of its own",
        "move it to `components/schemas` and write\n$ref: '#/components/schemas/Name'"
      ),
      .schemas(
        "⟦Items⟧:\n  type: array\n  items: {type: string}\n  examples: [[a]]",
        "models/named",
        "an array has no name; it stands where it is used",
        "write it out at each property that refers to it"
      ),
      .schemas(
        "⟦Items⟧:\n  type: object\n  additionalProperties: {type: string}\n  examples: [{a: b}]",
        "models/named",
        "a map has no name; it stands where it is used",
        "write it out at each property that refers to it"
      ),
      .schemas(
        "Id: {type: string, examples: [a]}\n⟦Item⟧: {$ref: '#/components/schemas/Id', examples: [a]}",
        "models/named",
        "a schema that is only another `$ref` is a second name for one thing",
        "remove it, and refer to the other schema"
      ),
      .schemas(
        "Item:\n  type: object\n  properties:\n    rows:\n      type: array\n      items:\n        ⟦type: array⟧\n        items: {type: string}\n  examples: [{rows: []}]",
        "models/not-in-dialect",
        "an array cannot stand inside an array or a map",
        "name an object that holds it, and write\n$ref: '#/components/schemas/Name'"
      ),
      .schemas(
        "Item:\n  type: object\n  properties:\n    all: {type: object, additionalProperties: ⟦true⟧}\n  examples: [{all: {}}]",
        "models/not-in-dialect",
        "a map says what its values are",
        "additionalProperties:\n  type: string"
      ),
      .schemas(
        "Item:\n  type: object\n  properties:\n    all: ⟦{type: array}⟧\n  examples: [{all: []}]",
        "models/missing-key",
        "an array says what its `items` are, and this one does not",
        "items:\n  type: string"
      ),
      .schemas(
        "Item:\n  ⟦type: object⟧\n  examples: [{}]",
        "models/missing-key",
        "an object has at least one property, and this one has none",
        "properties:\n  name:\n    type: string"
      ),
    ] as [Refusal]
  )
  func names(refusal: Refusal) { refusal.verify() }

  @Test(
    "null says nothing twice",
    arguments: [
      .schemas(
        "Item:\n  type: object\n  properties:\n    id: {type: ⟦[string, 'null']⟧}\n  examples: [{id: a}]",
        "models/nullable",
        "`id` may be left out and be null, which are two ways to say nothing",
        "remove 'null', or add `id` to `required`"
      ),
      .schemas(
        "Item:\n  type: ⟦[string, 'null']⟧\n  examples: [a]",
        "models/nullable",
        "a named schema is never null, only a property of an object",
        "remove 'null' here"
      ),
      .schemas(
        "Item:\n  type: object\n  properties:\n    ids: {type: array, items: {type: ⟦[string, 'null']⟧}}\n  examples: [{ids: []}]",
        "models/nullable",
        "only a required property can be null",
        "remove 'null', and leave such an item out"
      ),
    ] as [Refusal]
  )
  func null(refusal: Refusal) { refusal.verify() }

  @Test(
    "`required` names properties, each once",
    arguments: [
      .schemas(
        "Item:\n  type: object\n  required: [⟦nmae⟧]\n  properties: {name: {type: string}}\n  examples: [{name: a}]",
        "models/unknown-property",
        "the object has no property `nmae`",
        "did you mean `name`?"
      ),
      .schemas(
        "Item:\n  type: object\n  required: [name, ⟦name⟧]\n  properties: {name: {type: string}}\n  examples: [{name: a}]",
        "models/twice",
        "`name` is required twice",
        "remove one of the two"
      ),
    ] as [Refusal]
  )
  func required(refusal: Refusal) { refusal.verify() }

  @Test(
    "references",
    arguments: [
      .schemas(
        "Gas: {type: string, examples: [a]}\nItem:\n  type: object\n  properties:\n    gas: {$ref: ⟦'#/components/schemas/Gsa'⟧}\n  examples: [{gas: a}]",
        "models/unknown-reference",
        "there is no `Gsa` in `components/schemas`",
        "did you mean `'#/components/schemas/Gas'`?"
      ),
      .schemas(
        "Item:\n  type: object\n  properties:\n    gas: {$ref: ⟦'other.yaml#/Gas'⟧}\n  examples: [{gas: a}]",
        "models/reference",
        "a reference leads to `#/components/schemas/…` of this file here, not to `other.yaml#/Gas`",
        "'#/components/schemas/Gas'"
      ),
      .schemas(
        "Node:\n  type: object\n  properties:\n    ⟦next⟧: {$ref: '#/components/schemas/Node'}\n  examples: [{next: {}}]",
        "models/reference-loop",
        "`Node` holds itself, so no value of it has an end",
        "put an array or a map between:\ntype: array\nitems:\n  $ref: '#/components/schemas/Node'"
      ),
      .schemas(
        "A:\n  type: object\n  properties:\n    b: {$ref: '#/components/schemas/B'}\n  examples: [{b: {}}]\nB:\n  type: object\n  properties:\n    ⟦a⟧: {$ref: '#/components/schemas/A'}\n  examples: [{a: {}}]",
        "models/reference-loop",
        "`A` and `B` hold one another, so no value has an end",
        "put an array or a map between:\ntype: array\nitems:\n  $ref: '#/components/schemas/A'"
      ),
    ] as [Refusal]
  )
  func references(refusal: Refusal) { refusal.verify() }

  @Test(
    "an object has as many properties as a call on the JVM has arguments, and no more",
    arguments: [
      ("string", 245), ("string, maxLength: 2", 245), ("boolean", 245),
      ("integer, format: int32", 245),
      ("integer, format: int64", 124), ("number, format: double", 124),
    ]
  )
  func properties(type: String, most: Int) {
    for count in [most, most + 1] {
      let names = (0..<count).map { $0 == most ? "⟦p\($0)⟧" : "p\($0)" }
      let value = type.hasPrefix("string") ? "a" : type == "boolean" ? "true" : "1"
      let plain = names.map { $0.filter { $0 != "⟦" && $0 != "⟧" } }
      let source = MarkedSource(
        """
        openapi: 3.1.0
        info: {title: Shop, version: '1'}
        paths: {}
        components:
          schemas:
            Item:
              type: object
              required: [\(plain.joined(separator: ", "))]
              properties:
        \(names.map { "        \($0): {type: \(type)}" }.joined(separator: "\n"))
              examples: [{\(plain.map { "\($0): \(value)" }.joined(separator: ", "))}]
        """,
        path: "api.yaml"
      )
      let found = APIFixture(source.file).diagnostics
      #expect(found.map(\.place?.span) == source.spans)
      #expect(found.map(\.id) == (count > most ? ["models/not-in-dialect"] : []))
    }
  }
}
