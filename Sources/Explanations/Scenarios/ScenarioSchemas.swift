internal import Diagnostics

extension Explanation {
  static let scenarioSchemas: [Explanation] = [
    Explanation(
      "scenarios/no-schema",
      .error,
      "a suite does not name the schema that it is held to",
      why: """
        Without a schema a misspelt word in what is expected would silently show nothing.
        """,
      example: Example(
        [
          "spec/mobile/gas-scenarios.json": """
          {
            "$schema": "schema/gass-1.json",
            "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 2,
            "about": "How many bottles go.",
            "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"}},
            "cases": [
              {"id": "gas/nine", "title": "nine go", "rules": ["D1"],
               "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:2:14: error[scenarios/no-schema]: there is no schema `schema/gass-1.json`
            2 |   "$schema": "schema/gass-1.json",
              |              ^^^^^^^^^^^^^^^^^^^^
              = help: did you mean `schema/gas-1.json`?
          """
      ),
      mend: "Name the file in the folder `schema`, or write one: docs/scenarios.md shows how.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/schema",
      .error,
      "a value in a suite is not as the suite's schema has it",
      why: """
        A misspelt word in what is expected would silently show nothing, and one that no app \
        knows could not be done.
        """,
      example: Example(
        [
          "spec/mobile/gas-scenarios.json": """
          {
            "$schema": "schema/gas-1.json",
            "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 2,
            "about": "How many bottles go.",
            "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"}},
            "cases": [
              {"id": "gas/nine", "title": "nine go", "rules": ["D1"],
               "input": {"went": 9}, "expect": {"erors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """,
          "spec/mobile/schema/gas-1.json": """
          {"properties": {"cases": {"items": {"properties": {
            "expect": {"$ref": "partial/gas-1.json#/$defs/seen"}}}}},
           "$defs": {"seen": {"type": "object", "additionalProperties": false, "properties": {
            "errors": {"type": "array", "items": {"enum": ["tooMany"]}}}}}}
          """,
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:8:39: error[scenarios/schema]: there is no `erors` here
            8 |      "input": {"went": 9}, "expect": {"erors": []}},
              |                                       ^^^^^^^
              = help: did you mean `errors`?
          """
      ),
      mend: "Correct the value; where the schema lacks something, write it there.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/schema-keyword",
      .error,
      "a schema has a keyword that two validators could judge differently",
      why: """
        Suites are judged by editors and by the tools of both apps, which do not all know all of \
        JSON Schema.
        """,
      example: Example(
        [
          "spec/mobile/schema/gas-1.json": """
          {"properties": {"cases": {"type": "array", "minItem": 1}}}
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/schema/gas-1.json:1:44: error[scenarios/schema-keyword]: `minItem` is not one of the keywords that a suite's schema may have here
            1 | {"properties": {"cases": {"type": "array", "minItem": 1}}}
              |                                            ^^^^^^^^^
              = help: did you mean `minItems`?
          """
      ),
      mend: "Use one of the keywords that docs/scenarios.md lists.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/schema-reference",
      .error,
      "a reference in a schema leads nowhere, or to itself",
      why: """
        A validator would take any value for right, or never end.
        """,
      example: Example(
        [
          "spec/mobile/schema/gas-1.json": """
          {"properties": {"cases": {"items": {"$ref": "#/$defs/cases"}}},
           "$defs": {"case": {"type": "object"}}}
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/schema/gas-1.json:1:36: error[scenarios/schema-reference]: there is no `cases` in `$defs` of `gas-1.json`
            1 | {"properties": {"cases": {"items": {"$ref": "#/$defs/cases"}}},
              |                                    ^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: did you mean `case`?
          """
      ),
      mend: "Correct the name, or write what it stands for.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/stand-in",
      .error,
      "stand-in.json holds what the stand-in API cannot begin with",
      why: """
        Apps in debug builds, tests and `bottle stand-in` begin with it, and would begin with \
        something else or not at all. A day in it has to be one that the apps can read.
        """,
      example: Example(
        [
          "spec/mobile/stand-in.json": """
          {
            "$schema": "schema/gas-1.json",
            "bases": {"gas-works": {"people": [], "businesses": []}},
            "scenarios": [
              {"name": "plain", "says": "Nothing goes wrong.", "base": "gasworks"}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/stand-in.json:5:62: error[scenarios/stand-in]: there is no base `gasworks`
            5 |     {"name": "plain", "says": "Nothing goes wrong.", "base": "gasworks"}
              |                                                              ^^^^^^^^^^
          """
      ),
      mend: "Correct what stands at the place; docs/stand-in.md says what there can be.",
      heldBecause: Held.scenarios
    ),
  ]
}
