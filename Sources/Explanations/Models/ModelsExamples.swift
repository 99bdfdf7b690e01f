internal import Diagnostics

extension Explanation {
  static let modelsExamples: [Explanation] = [
    Explanation(
      "models/example-format",
      .error,
      "an example has not the form that its `format` asks for",
      why: """
        Tests of the apps read the examples, so an example that is not valid proves nothing.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Item:
                type: object
                required: [id]
                properties:
                  id: {type: string, maxLength: 3}
                  day: {type: string, format: date}
                examples: [{id: a, day: '2026-13-01'}]
          """
        ],
        prints: """
          spec/api.yaml:12:31: error[models/example-format]: `/day` must be a date such as 2026-03-04, not `'2026-13-01'`
            12 |       examples: [{id: a, day: '2026-13-01'}]
               |                               ^^^^^^^^^^^^
          """
      ),
      mend: "Write it in the form that the message shows.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/example-limit",
      .error,
      "an example is outside the limits of its schema",
      why: """
        Tests of the apps read the examples, so an example that is not valid proves nothing.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Item:
                type: object
                required: [id]
                properties:
                  id: {type: string, maxLength: 3}
                examples: [{id: abcd}]
          """
        ],
        prints: """
          spec/api.yaml:11:23: error[models/example-limit]: `/id` has 4 characters and must have at most 3
            11 |       examples: [{id: abcd}]
               |                       ^^^^
          """
      ),
      mend: "Correct the example, or the limit.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/example-missing",
      .error,
      "something that needs an example has none",
      why: """
        Code that reads each type is tested with its examples; without one nothing shows that it \
        can be read.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code: {type: string}
          """
        ],
        prints: """
          spec/api.yaml:6:5: error[models/example-missing]: `Code` has no example
            6 |     Code: {type: string}
              |     ^^^^
              = help: examples:
                        - …
          """
      ),
      mend: "Add an example.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/example-missing-field",
      .error,
      "an example lacks a field that is always there",
      why: """
        Tests of the apps read the examples, so an example that is not valid proves nothing.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Item:
                type: object
                required: [id]
                properties:
                  id: {type: string, maxLength: 3}
                examples: [{}]
          """
        ],
        prints: """
          spec/api.yaml:11:18: error[models/example-missing-field]: the example has no `id`, which Item always has
            11 |       examples: [{}]
               |                  ^^
               = help: add it here, or take it out of `required`
          """
      ),
      mend: "Add the field, or take it out of `required`.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/example-type",
      .error,
      "an example has a value of another type than its schema",
      why: """
        Tests of the apps read the examples, so an example that is not valid proves nothing.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Item:
                type: object
                required: [id]
                properties:
                  id: {type: string, maxLength: 3}
                  count: {type: integer, format: int32}
                examples: [{id: a, count: two}]
          """
        ],
        prints: """
          spec/api.yaml:12:33: error[models/example-type]: `/count` must be a whole number, not a text
            12 |       examples: [{id: a, count: two}]
               |                                 ^^^
          """
      ),
      mend: "Correct the example, or the type.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/example-unknown-field",
      .error,
      "an example has a field that its schema lacks",
      why: """
        Readers ignore fields that they do not know, so nothing would notice that the name is \
        wrong.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Item:
                type: object
                required: [id]
                properties:
                  id: {type: string, maxLength: 3}
                examples: [{id: a, idd: b}]
          """
        ],
        prints: """
          spec/api.yaml:11:26: error[models/example-unknown-field]: the example has a field `idd` that Item does not have
            11 |       examples: [{id: a, idd: b}]
               |                          ^^^
               = help: did you mean `id`?
          """
      ),
      mend: "Correct the name, or add the property.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/example-unshown",
      .error,
      "no example shows a property",
      why: "Nothing shows that it can be read.",
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Item:
                type: object
                required: [id]
                properties:
                  id: {type: string, maxLength: 3}
                  code: {type: string}
                examples: [{id: a}]
          """
        ],
        prints: """
          spec/api.yaml:11:9: error[models/example-unshown]: no example of `Item` shows `code`
            11 |         code: {type: string}
               |         ^^^^
               = help: add it to one of the schema's `examples`
          """
      ),
      mend: "Add it to one of the schema's examples.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/example-word",
      .error,
      "an example has a word that its enum lacks",
      why: """
        Tests of the apps read the examples, so an example that is not valid proves nothing.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Size: {type: string, enum: [small, large], examples: [lareg]}
          """
        ],
        prints: """
          spec/api.yaml:6:59: error[models/example-word]: the example is `lareg`, which is no word of Size
            6 |     Size: {type: string, enum: [small, large], examples: [lareg]}
              |                                                           ^^^^^
              = help: did you mean `large`?
          """
      ),
      mend: "Write one of the enum's words.",
      heldBecause: Held.dialect
    ),
  ]
}
