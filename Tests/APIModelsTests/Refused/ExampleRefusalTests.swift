import Testing

@Suite("Examples that are not valid")
struct ExampleRefusalTests {
  private static func item(_ properties: String, _ example: String) -> String {
    """
    Size: {type: string, enum: [small, large], examples: [small]}
    Item:
      type: object
      required: [id]
      properties:
        id: {type: string, maxLength: 3}
    \(properties.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      examples: [\(example)]
    """
  }

  @Test(
    "each says where in the example, and why",
    arguments: [
      .schemas(
        item(
          "lines: {type: array, items: {type: integer, format: int32}}",
          "{id: a, lines: [1, ⟦two⟧]}"
        ),
        "models/example-type",
        "`/lines/1` must be a whole number, not a text"
      ),
      .schemas(
        item("", "{id: a}, ⟦{}⟧"),
        "models/example-missing-field",
        "the example has no `id`, which Item always has",
        "add it here, or take it out of `required`"
      ),
      .schemas(
        item("", "{id: a, ⟦idd⟧: b}"),
        "models/example-unknown-field",
        "the example has a field `idd` that Item does not have",
        "did you mean `id`?"
      ),
      .schemas(
        item("", "{id: ⟦👩‍👩‍👧⟧}"),
        "models/example-limit",
        "`/id` has 5 characters and must have at most 3"
      ),
      .schemas(
        item("size: {$ref: '#/components/schemas/Size'}", "{id: a, size: ⟦lareg⟧}"),
        "models/example-word",
        "`/size` is `lareg`, which is no word of Size",
        "did you mean `large`?"
      ),
      .schemas(
        item("at: {type: string, format: date-time}", "{id: a, at: ⟦'2026-02-29T00:00:00Z'⟧}"),
        "models/example-format",
        "`/at` must be a time such as 2026-03-04T06:00:00.000Z, not `'2026-02-29T00:00:00Z'`"
      ),
      .schemas(
        item("day: {type: string, format: date}", "{id: a, day: ⟦'2026-13-01'⟧}"),
        "models/example-format",
        "`/day` must be a date such as 2026-03-04, not `'2026-13-01'`"
      ),
      .schemas(
        item("key: {type: string, format: uuid}", "{id: a, key: ⟦7d0c0a52⟧}"),
        "models/example-format",
        "`/key` must be a UUID such as 7d0c0a52-9a55-4a6e-8f0e-2f6f0f9c1a01, not `7d0c0a52`"
      ),
      .schemas(
        item("num: {type: integer, format: int32, maximum: 9}", "{id: a, num: ⟦10⟧}"),
        "models/example-limit",
        "`/num` is 10 and must be at most 9"
      ),
      .schemas(
        item("count: {type: integer, format: int32}", "{id: a, count: ⟦2147483648⟧}"),
        "models/example-type",
        "`/count` must be a whole number of 32 bits, not `2147483648`"
      ),
      .schemas(
        item(
          "all: {type: object, additionalProperties: {type: boolean}}",
          "{id: a, all: {x/y~: ⟦1⟧}}"
        ),
        "models/example-type",
        "`/all/x~1y~0` must be true or false, not a number"
      ),
      .schemas(
        item("code: {type: string}", "{id: a, code: ⟦12⟧}"),
        "models/example-type",
        "`/code` must be a text, not a number",
        "'12'"
      ),
      .schemas(
        item("code: {type: string}", "{id: a, code: ⟦null⟧}"),
        "models/example-type",
        "`/code` is never null; nothing is said by leaving it out"
      ),
      .schemas(
        item("ids: {type: array, items: {type: string}, minItems: 1}", "{id: a, ids: ⟦[]⟧}"),
        "models/example-limit",
        "`/ids` has 0 items and must have at least 1"
      ),
      .schemas(
        item("⟦code⟧: {type: string}", "{id: a}"),
        "models/example-unshown",
        "no example of `Item` shows `code`",
        "add it to one of the schema's `examples`"
      ),
      .schemas(
        "⟦Item⟧: {type: string}",
        "models/example-missing",
        "`Item` has no example",
        "examples:\n  - …"
      ),
      .schemas(
        "Code: {type: string, pattern: '^[A-Z]{3}$', examples: [GBP, ⟦gbp⟧]}",
        "models/example-limit",
        "the example must be made as ^[A-Z]{3}$, and `gbp` is not"
      ),
      .paths(
        """
        /items:
          get:
            operationId: find
            parameters: [{name: page, in: query, schema: {type: integer, format: int32}, example: ⟦'1'⟧}]
            responses: {'204': {description: Done.}}
        """,
        "models/example-type",
        "the example must be a whole number, not a text"
      ),
      .paths(
        """
        /items:
          get:
            operationId: find
            responses:
              '200':
                description: One.
                content:
                  application/json:
                    schema: {$ref: '#/components/schemas/Item'}
                    examples: {one: {value: {id: ⟦1⟧}}}
        """,
        "models/example-type",
        "`/id` must be a text, not a number",
        "'1'"
      ),
    ] as [Refusal]
  )
  func examples(refusal: Refusal) { refusal.verify() }
}
