internal import Diagnostics

extension Explanation {
  static let modelsSchemas: [Explanation] = [
    Explanation(
      "models/enum",
      .error,
      "an enum has no word",
      why: "No value would be valid.",
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Why: {type: string, enum: [], examples: [a]}
          """
        ],
        prints: """
          spec/api.yaml:6:31: error[models/enum]: an enum has at least one word
            6 |     Why: {type: string, enum: [], examples: [a]}
              |                               ^^
              = help: enum: [word]
          """
      ),
      mend: "Add at least one word.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/inline",
      .error,
      "a schema stands where it is used and needs a name",
      why: """
        Objects, enums and unions become types, and a generator would have to make up their \
        names, which change as soon as the description does.
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
                  size: {type: string, enum: [small, large]}
                examples: [{size: small}]
          """
        ],
        prints: """
          spec/api.yaml:9:15: error[models/inline]: an enum must have a name of its own
            9 |         size: {type: string, enum: [small, large]}
              |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: move it to `components/schemas` and write
                      $ref: '#/components/schemas/Name'
          """
      ),
      mend: "Move it to `components/schemas` and refer to it with `$ref`.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/limits",
      .error,
      "limits let nothing through, or say nothing",
      why: "Nothing would be valid, or the limit is one that no value can come to.",
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code: {type: string, minLength: 5, maxLength: 3, examples: [aaaa]}
          """
        ],
        prints: """
          spec/api.yaml:6:51: error[models/limits]: `maxLength` is 3 and `minLength` 5, so nothing is valid
            6 |     Code: {type: string, minLength: 5, maxLength: 3, examples: [aaaa]}
              |                                                   ^
             ::: spec/api.yaml:6:37: `minLength` is here
            6 |     Code: {type: string, minLength: 5, maxLength: 3, examples: [aaaa]}
              |                                     -
              = help: swap the two
          """
      ),
      mend: "Correct the limit, or remove it.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/named",
      .error,
      "a schema has a name and needs none",
      why: "Arrays, maps and second names for one type are no types in code.",
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Items:
                type: array
                items: {type: string}
                examples: [[a]]
          """
        ],
        prints: """
          spec/api.yaml:6:5: error[models/named]: an array has no name; it stands where it is used
            6 |     Items:
              |     ^^^^^
              = help: write it out at each property that refers to it
          """
      ),
      mend: "Write it out where it is used.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/nullable",
      .error,
      "`null` says nothing new, or stands where nothing can be null",
      why: """
        A property that may be left out and be `null` has two ways to say nothing, and code \
        cannot tell what the difference should mean.
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
                  id: {type: [string, 'null']}
                examples: [{id: a}]
          """
        ],
        prints: """
          spec/api.yaml:9:20: error[models/nullable]: `id` may be left out and be null, which are two ways to say nothing
            9 |         id: {type: [string, 'null']}
              |                    ^^^^^^^^^^^^^^^^
              = help: remove 'null', or add `id` to `required`
          """
      ),
      mend: "Remove `'null'`, or add the property to `required`.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/pattern",
      .error,
      "a pattern uses what engines of regular expressions read in different ways",
      why: """
        The apps and the service check texts by three engines, which agree on a small part of \
        the language only.
        """,
      example: Example(
        [
          "spec/api.yaml": #"""
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code: {type: string, pattern: '^\d{3}$', examples: ['123']}
          """#
        ],
        prints: #"""
          spec/api.yaml:6:37: error[models/pattern]: `\d` is not in this dialect; engines differ on it
            6 |     Code: {type: string, pattern: '^\d{3}$', examples: ['123']}
              |                                     ^^
              = help: [0-9]
          """#
      ),
      mend: "Write it with the signs that the help line names, from `^` to `$`.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/union",
      .error,
      "nothing tells the branches of a union apart, or not clearly",
      why: """
        Code must know which branch it has before it reads it: by a constant of each branch, or \
        by a boolean that only one of two has.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Card:
                type: object
                required: [kind]
                properties: {kind: {type: string, const: card}}
                examples: [{kind: card}]
              Cash:
                type: object
                required: [kind]
                properties: {kind: {type: string, const: notes}}
                examples: [{kind: notes}]
              Payment:
                oneOf:
                  - $ref: '#/components/schemas/Card'
                  - $ref: '#/components/schemas/Cash'
                discriminator:
                  propertyName: kind
                  mapping:
                    card: '#/components/schemas/Card'
                    cash: '#/components/schemas/Cash'
                examples: [{kind: card}]
          """
        ],
        prints: """
          spec/api.yaml:14:20: error[models/union]: `Cash` is always `notes`, and `Payment` calls it `cash`
            14 |       properties: {kind: {type: string, const: notes}}
               |                    ^^^^
              ::: spec/api.yaml:16:5: the union is here
            16 |     Payment:
               |     -------
               = help: const: cash
          """
      ),
      mend: "Give each branch the constant that the help line shows.",
      heldBecause: Held.dialect
    ),
  ]
}
