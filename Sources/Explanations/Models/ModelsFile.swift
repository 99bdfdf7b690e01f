internal import Diagnostics

extension Explanation {
  static let modelsFile: [Explanation] = [
    Explanation(
      "models/invalid-value",
      .error,
      "a key of the description has a value that it does not take",
      why: """
        A format, a type or an address that the dialect does not know would be read in one way \
        on one platform and in another on the next.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code: {type: string, format: ipv6, examples: ['::1']}
          """
        ],
        prints: """
          spec/api.yaml:6:34: error[models/invalid-value]: a string has no format `ipv6` in this dialect
            6 |     Code: {type: string, format: ipv6, examples: ['::1']}
              |                                  ^^^^
              = help: say it in `description`; the formats are `date`, `date-time`, `uuid`, `email`, `uri`, `uri-reference`, `password`
          """
      ),
      mend: "Write one of the values that the help line names.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/misplaced-key",
      .error,
      "a key does not go with the others beside it",
      why: """
        OpenAPI lets it stand and ignores it, so whoever wrote it believes in a rule that nobody \
        holds to.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code: {type: string, maximum: 1, examples: [a]}
          """
        ],
        prints: """
          spec/api.yaml:6:26: error[models/misplaced-key]: `maximum` does not go with a string here
            6 |     Code: {type: string, maximum: 1, examples: [a]}
              |                          ^^^^^^^
              = help: minLength and maxLength count characters
          """
      ),
      mend: "Take it out, or say it where the help line says.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/missing-key",
      .error,
      "a key is missing that must be there",
      why: """
        The dialect leaves nothing to defaults that differ from tool to tool: an integer says \
        how wide it is, an answer what it means.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Count: {type: integer, examples: [1]}
          """
        ],
        prints: """
          spec/api.yaml:6:12: error[models/missing-key]: an integer says its `format`, and this one does not
            6 |     Count: {type: integer, examples: [1]}
              |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: format: int32 or format: int64
          """
      ),
      mend: "Add the key that the help line shows.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/not-in-dialect",
      .error,
      "the description uses a part of OpenAPI that the dialect leaves out",
      why: """
        Parts that generators read in different ways, such as `allOf`, `default` or shared \
        request bodies, are left out, so that Kotlin and Swift cannot differ.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code:
                type: string
                default: a
                examples: [a]
          """
        ],
        prints: """
          spec/api.yaml:8:7: error[models/not-in-dialect]: a schema takes no `default` in this dialect
            8 |       default: a
              |       ^^^^^^^
              = help: say in `description` what leaving it out means
          """
      ),
      mend: "Write what the help line says in its place.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/unknown-key",
      .error,
      "a key is none of OpenAPI's",
      why: "It would be passed over, and what it says with it.",
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code:
                type: string
                maxLenght: 3
                examples: [a]
          """
        ],
        prints: """
          spec/api.yaml:8:7: error[models/unknown-key]: a schema has no key `maxLenght`
            8 |       maxLenght: 3
              |       ^^^^^^^^^
              = help: did you mean `maxLength`?
          """
      ),
      mend: "Correct the key, or take it out.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/version",
      .error,
      "the description is in another version of OpenAPI",
      why: """
        In 3.0 `null` and examples are written in other ways, so that the same words would mean \
        something else.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.0.3
          info: {title: Shop, version: '1'}
          paths: {}
          """
        ],
        prints: """
          spec/api.yaml:1:10: error[models/version]: this reads OpenAPI 3.1, not `3.0.3`
            1 | openapi: 3.0.3
              |          ^^^^^
              = help: openapi: 3.1.0
          """
      ),
      mend: "Bring the description to 3.1, and write `openapi: 3.1.0`.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/wrong-type",
      .error,
      "a key of the description has a value of another kind",
      why: "Most often quotes are missing: `1.0` is a number, and a version is a text.",
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: 1.0}
          paths: {}
          """
        ],
        prints: """
          spec/api.yaml:2:30: error[models/wrong-type]: `version` must be a text, not a number
            2 | info: {title: Shop, version: 1.0}
              |                              ^^^
              = help: put it between quotes: '1.0'
          """
      ),
      mend: "Write a value of the kind that the message names.",
      heldBecause: Held.dialect
    ),
  ]
}
