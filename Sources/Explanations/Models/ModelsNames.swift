internal import Diagnostics

extension Explanation {
  static let modelsNames: [Explanation] = [
    Explanation(
      "models/name",
      .error,
      "a name cannot be one in code",
      why: """
        Types, properties and operations are named alike in Kotlin and in Swift, so names have \
        the case that code has, and none of a type that the platforms have already.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              round_state: {type: string, examples: [a]}
          """
        ],
        prints: """
          spec/api.yaml:6:5: error[models/name]: a schema is named in PascalCase with ASCII letters and digits, not `round_state`
            6 |     round_state: {type: string, examples: [a]}
              |     ^^^^^^^^^^^
              = help: RoundState
          """
      ),
      mend: "Rename it as the help line shows.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/name-collision",
      .error,
      "two names become one in code",
      why: """
        Names that differ only in case or in signs between words would be one type, property or \
        parameter.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              GasId: {type: string, examples: [a]}
              GasID: {type: string, examples: [a]}
          """
        ],
        prints: """
          spec/api.yaml:7:5: error[models/name-collision]: the schema `GasID` and the schema `GasId` both become the type `GasID`, letter case aside
            7 |     GasID: {type: string, examples: [a]}
              |     ^^^^^
             ::: spec/api.yaml:6:5: the other one is here
            6 |     GasId: {type: string, examples: [a]}
              |     -----
              = help: rename one of the two
          """
      ),
      mend: "Rename one of the two.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/twice",
      .error,
      "an entry stands twice in a list",
      why: """
        It says nothing the second time, and one of the two was most likely meant to be another.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Why: {type: string, enum: [late, late], examples: [late]}
          """
        ],
        prints: """
          spec/api.yaml:6:38: error[models/twice]: `late` stands here twice
            6 |     Why: {type: string, enum: [late, late], examples: [late]}
              |                                      ^^^^
             ::: spec/api.yaml:6:32: the other one is here
            6 |     Why: {type: string, enum: [late, late], examples: [late]}
              |                                ----
              = help: remove one of the two
          """
      ),
      mend: "Remove one of the two.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/reference",
      .error,
      "a `$ref` leads to a place that none can lead to",
      why: """
        Only the file's own components are read, each kind from its own place, so that the \
        description is whole in one file.
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
                properties:
                  code: {$ref: 'codes.yaml#/Code'}
                examples: [{code: a}]
          """
        ],
        prints: """
          spec/api.yaml:9:22: error[models/reference]: a reference leads to `#/components/schemas/…` of this file here, not to `codes.yaml#/Code`
            9 |         code: {$ref: 'codes.yaml#/Code'}
              |                      ^^^^^^^^^^^^^^^^^^
              = help: '#/components/schemas/Code'
          """
      ),
      mend: "Write the path that the help line shows.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/reference-loop",
      .error,
      "schemas hold one another without an end",
      why: "A value of such a type would have to hold another for ever, so there is none.",
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
                required: [next]
                properties:
                  next: {$ref: '#/components/schemas/Item'}
                examples: [{next: {}}]
          """
        ],
        prints: """
          spec/api.yaml:10:9: error[models/reference-loop]: `Item` holds itself, so no value of it has an end
            10 |         next: {$ref: '#/components/schemas/Item'}
               |         ^^^^
               = help: put an array or a map between:
                       type: array
                       items:
                         $ref: '#/components/schemas/Item'
          """
      ),
      mend: """
        Put an array or a map between, or leave one of the properties out of `required`.
        """,
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/unknown-property",
      .error,
      "`required` names a property that there is not",
      why: """
        The property that was meant stays optional, and the apps do not notice where it is \
        missing.
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
                required: [nmae]
                properties: {name: {type: string}}
                examples: [{name: a}]
          """
        ],
        prints: """
          spec/api.yaml:8:18: error[models/unknown-property]: the object has no property `nmae`
            8 |       required: [nmae]
              |                  ^^^^
              = help: did you mean `name`?
          """
      ),
      mend: "Correct the name, or add the property.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/unknown-reference",
      .error,
      "a `$ref` or a name leads to nothing",
      why: "There is no type to use there.",
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
                properties:
                  code: {$ref: '#/components/schemas/Code'}
                examples: [{code: a}]
          """
        ],
        prints: """
          spec/api.yaml:9:22: error[models/unknown-reference]: there is no `Code` in `components/schemas`
            9 |         code: {$ref: '#/components/schemas/Code'}
              |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: components:
                        schemas:
                          Code: …
          """
      ),
      mend: "Correct the name, or add the component.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/unknown-tag",
      .error,
      "an operation has a tag that `tags` does not list",
      why: """
        Tags group the operations in code, so one that is misspelt would be a group of its own.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths:
            /items:
              get:
                operationId: find
                tags: [al]
                responses: {'204': {description: Done.}}
          tags: [{name: all}]
          """
        ],
        prints: """
          spec/api.yaml:7:14: error[models/unknown-tag]: there is no tag `al` in `tags`
            7 |       tags: [al]
              |              ^^
              = help: did you mean `all`?
          """
      ),
      mend: "Correct the tag, or add it to `tags`.",
      heldBecause: Held.dialect
    ),
  ]
}
