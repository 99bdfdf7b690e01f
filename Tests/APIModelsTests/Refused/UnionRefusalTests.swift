import Testing

@Suite("Unions that are not decided")
struct UnionRefusalTests {
  private static let photo = """
    Photo:
      type: object
      required: [kind]
      properties: {kind: {type: string, const: photo}}
      examples: [{kind: photo}]
    """
  private static let scan = """
    Scan:
      type: object
      required: [kind]
      properties: {kind: {type: string, const: scan}}
      examples: [{kind: scan}]
    """

  /// A union of `Photo` and `Scan`, as far as its own lines say.
  private static func union(_ lines: String, _ branches: String = photo + "\n" + scan) -> String {
    "\(branches)\n\(lines)"
  }

  private static let both =
    "oneOf: [{$ref: '#/components/schemas/Photo'}, {$ref: '#/components/schemas/Scan'}]"
  private static let mapping =
    "{photo: '#/components/schemas/Photo', scan: '#/components/schemas/Scan'}"

  @Test(
    "a discriminator with a word for each branch, which the branch has as a constant",
    arguments: [
      .schemas(
        """
        Photo:
          type: object
          properties: {id: {type: string}}
          examples: [{id: a}]
        Scan:
          type: object
          properties: {code: {type: string}}
          examples: [{code: a}]
        Proof:
          ⟦\(both)⟧
          examples: [{id: a}]
        """,
        "models/union",
        "nothing says how to tell the branches of this union apart",
        "discriminator:\n  propertyName: kind\n  mapping:\n    word: '#/components/schemas/Name'"
      ),
      .schemas(
        union(
          """
          Proof:
            \(both)
            ⟦x-decide-by⟧: kind
            discriminator: {propertyName: kind, mapping: \(mapping)}
            examples: [{kind: photo}]
          """,
          photo.replacing(", const: photo", with: "") + "\n"
            + scan.replacing(", const: scan", with: "")
        ),
        "models/union",
        "a union is decided by a `discriminator` or by `x-decide-by`, not by both",
        "remove one of the two"
      ),
      .schemas(
        """
        Photo:
          type: object
          required: [kind]
          properties: {⟦kind⟧: {type: string}}
          examples: [{kind: photo}]
        \(scan)
        Proof:
          \(both)
          discriminator: {propertyName: kind, mapping: \(mapping)}
          examples: [{kind: photo}]
        """,
        "models/union",
        "`Proof` is decided by `kind`, which must be a constant of `Photo`",
        "kind:\n  type: string\n  const: photo"
      ),
      .schemas(
        union(
          """
          Proof:
            \(both)
            discriminator: {propertyName: kind, mapping: \(mapping)}
            examples: [{kind: photo}]
          """,
          photo.replacing("kind: {type", with: "⟦kind⟧: {type")
            .replacing("const: photo", with: "const: picture")
            .replacing("kind: photo", with: "kind: picture") + "\n" + scan
        ),
        "models/union",
        "`Photo` is always `picture`, and `Proof` calls it `photo`",
        "const: photo"
      ),
      .schemas(
        union(
          """
          Proof:
            \(both)
            discriminator:
              propertyName: kind
              mapping: ⟦{photo: '#/components/schemas/Photo'}⟧
            examples: [{kind: photo}]
          """,
          photo + "\n" + scan.replacing(", const: scan", with: "")
        ),
        "models/union",
        "the branch `Scan` has no word in `mapping`",
        "mapping:\n  word: '#/components/schemas/Scan'"
      ),
      .schemas(
        photo.replacing("kind: {type", with: "⟦kind⟧: {type"),
        "models/union",
        "no union is decided by `kind`, so it cannot be a constant",
        "remove `const: photo`, or name a union with a `discriminator`"
      ),
      .schemas(
        """
        \(photo)
        Size: {type: string, enum: [a], examples: [a]}
        ⟦Proof⟧:
          oneOf: [{$ref: '#/components/schemas/Photo'}, {$ref: '#/components/schemas/Size'}]
          discriminator:
            propertyName: kind
            mapping: {photo: '#/components/schemas/Photo', size: '#/components/schemas/Size'}
          examples: [{kind: photo}]
        """.replacing(", const: photo", with: ""),
        "models/union",
        "the branch `Size` is no object, and a union is of objects",
        "name an object that has it as a property"
      ),
      .schemas(
        """
        Item:
          type: object
          properties: {kind: {type: string}, done: {type: boolean, const: ⟦true⟧}}
          examples: [{kind: a, done: true}]
        """,
        "models/not-in-dialect",
        "only a string that a union's `discriminator` decides by is a constant",
        "remove `const`; a union that a boolean decides has x-decide-by: with the property's name"
      ),
    ] as [Refusal]
  )
  func discriminator(refusal: Refusal) { refusal.verify() }

  private static func flagged(_ inner: String, _ union: String) -> String {
    """
    In:
      type: object
      properties: {name: {type: string}}
      examples: [{name: a}]
    \(inner)
    \(union)
      oneOf: [{$ref: '#/components/schemas/In'}, {$ref: '#/components/schemas/More'}]
      x-decide-by: more
      examples: [{name: a}]
    """
  }

  @Test(
    "a boolean that exactly one of two branches requires",
    arguments: [
      .schemas(
        flagged(
          "More:\n  type: object\n  properties: {⟦more⟧: {type: boolean}}\n  examples: [{more: true}]",
          "Answer:"
        ),
        "models/union",
        "`more` decides `Answer`, so it must be a required boolean",
        "type: boolean"
      ),
      .schemas(
        flagged(
          "More:\n  type: object\n  properties: {other: {type: boolean}}\n  examples: [{other: true}]",
          "⟦Answer⟧:"
        ),
        "models/union",
        "no branch has the property `more`, which decides",
        "x-decide-by: a boolean that exactly one of the branches has"
      ),
      .schemas(
        flagged(
          "More:\n  type: object\n  required: [more]\n  properties: {more: {type: boolean}}\n  examples: [{more: true}]",
          "Answer:"
        )
          + "\n⟦Again⟧:\n  oneOf: [{$ref: '#/components/schemas/In'}, {$ref: '#/components/schemas/More'}]\n  x-decide-by: more\n  examples: [{name: a}]",
        "models/union",
        "only one union of a file is decided by `x-decide-by`",
        "discriminator:\n  propertyName: kind\n  mapping: …"
      ),
    ] as [Refusal]
  )
  func flag(refusal: Refusal) { refusal.verify() }
}
