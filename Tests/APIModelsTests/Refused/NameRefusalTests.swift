import Testing

@Suite("Names that code cannot have")
struct NameRefusalTests {
  @Test(
    "names have their case and are free",
    arguments: [
      .schemas(
        "⟦round_state⟧: {type: string, examples: [a]}",
        "models/name",
        "a schema is named in PascalCase with ASCII letters and digits, not `round_state`",
        "RoundState"
      ),
      .schemas(
        "⟦String⟧: {type: string, examples: [a]}",
        "models/name",
        "Swift, Kotlin or the generated code has a type `String` of its own",
        "rename it, to `ApiString` for one"
      ),
      .schemas(
        "⟦WireReader⟧: {type: string, examples: [a]}",
        "models/name",
        "Swift, Kotlin or the generated code has a type `WireReader` of its own",
        "rename it, to `ApiWireReader` for one"
      ),
      .schemas(
        "Item:\n  type: object\n  properties: {⟦Item-Id⟧: {type: string}}\n  examples: [{Item-Id: a}]",
        "models/name",
        "a property is named in camelCase with ASCII letters and digits, not `Item-Id`",
        "itemId"
      ),
      .schemas(
        "GasId: {type: string, examples: [a]}\n⟦GasID⟧: {type: string, examples: [a]}",
        "models/name-collision",
        "the schema `GasID` and the schema `GasId` both become the type `GasID`, letter case aside",
        "rename one of the two"
      ),
      .paths(
        """
        /b:
          get: {operationId: ⟦Find⟧, responses: {default: {description: Done.}}}
        """,
        "models/name",
        "an operation is named in camelCase with ASCII letters and digits, not `Find`",
        "find"
      ),
    ] as [Refusal]
  )
  func types(refusal: Refusal) { refusal.verify() }

  @Test(
    "words become names of their own",
    arguments: [
      .schemas(
        "Why: {type: string, enum: [round-closed, ⟦roundClosed⟧], examples: [round-closed]}",
        "models/name-collision",
        "`roundClosed` and `round-closed` both become `roundClosed` in code, letter case aside",
        "rename one of the two"
      ),
      .schemas(
        "Why: {type: string, enum: [a, ⟦a⟧], examples: [a]}",
        "models/twice",
        "`a` stands here twice",
        "remove one of the two"
      ),
      .schemas(
        "Why: {type: string, enum: [a, ⟦'+'⟧], examples: [a]}",
        "models/name",
        "`+` has neither a letter nor a digit, so nothing can be named after it",
        "give it a word such as `none`"
      ),
      .schemas(
        "Why: {type: string, enum: [a, ⟦404⟧], examples: [a]}",
        "models/wrong-type",
        "a word of `enum` must be a text, not a number",
        "put it between quotes: '404'"
      ),
      .schemas(
        "Why: {type: string, enum: ⟦[]⟧, examples: [a]}",
        "models/enum",
        "an enum has at least one word",
        "enum: [word]"
      ),
      .schemas(
        "Why: {type: ⟦integer⟧, enum: [a], examples: [a]}",
        "models/not-in-dialect",
        "an enum is of strings, not of `integer`",
        "type: string"
      ),
    ] as [Refusal]
  )
  func words(refusal: Refusal) { refusal.verify() }
}
