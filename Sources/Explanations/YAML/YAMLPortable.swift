internal import Diagnostics

extension Explanation {
  static let yamlPortable: [Explanation] = [
    Explanation(
      "yaml/alias",
      .error,
      "the API's description uses an alias",
      why: "Other programs read the description too, and not all know aliases.",
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code: &code {type: string, examples: [a]}
              Name: *code
          """
        ],
        prints: """
          spec/api.yaml:7:11: error[yaml/alias]: the alias `*code` is not allowed in this file
            7 |     Name: *code
              |           ^^^^^
              = help: write out the value that it stands for
          """
      ),
      mend: "Write the value out.",
      heldBecause: Held.portable
    ),
    Explanation(
      "yaml/ambiguous-scalar",
      .error,
      "a word without quotes is read in different ways",
      why: """
        `012`, `1:30` and `~` are a text to one reader of YAML and a boolean, a number or \
        nothing to another.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Time: {type: string, examples: [1:30]}
          """
        ],
        prints: """
          spec/api.yaml:6:37: error[yaml/ambiguous-scalar]: without quotes, readers of YAML take `1:30` for a text, a time or a number
            6 |     Time: {type: string, examples: [1:30]}
              |                                     ^^^^
              = help: for a text write '1:30'
          """
      ),
      mend: "Write a text between quotes.",
      heldBecause: Held.portable
    ),
    Explanation(
      "yaml/anchor",
      .error,
      "the API's description marks a value with an anchor",
      why: "Other programs read the description too, and not all know anchors.",
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code: &code {type: string, examples: [a]}
          """
        ],
        prints: """
          spec/api.yaml:6:11: error[yaml/anchor]: the anchor `&code` is not allowed in this file
            6 |     Code: &code {type: string, examples: [a]}
              |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: remove the anchor, and write the value out wherever it is needed
          """
      ),
      mend: "Remove the anchor, and write the value out wherever it is needed.",
      heldBecause: Held.portable
    ),
    Explanation(
      "yaml/tag",
      .error,
      "the API's description gives a value a tag",
      why: "Other programs read the description too, and not all know tags.",
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths: {}
          components:
            schemas:
              Code: {type: string, examples: [!!str 1]}
          """
        ],
        prints: """
          spec/api.yaml:6:37: error[yaml/tag]: tags are not allowed in this file
            6 |     Code: {type: string, examples: [!!str 1]}
              |                                     ^^^^^^^
              = help: remove the tag; a text that looks like something else goes between quotes
          """
      ),
      mend: "Remove the tag; a text that looks like something else goes between quotes.",
      heldBecause: Held.portable
    ),
  ]
}
