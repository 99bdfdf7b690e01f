internal import Diagnostics

extension Explanation {
  static let scenarioCoverage: [Explanation] = [
    Explanation(
      "scenarios/incomplete-given",
      .error,
      "a case is not given all that the suite's schema requires",
      why: """
        Every app would have to make up the rest, and no two would make up the same.
        """,
      example: Example(
        [
          "spec/mobile/gas-scenarios.json": """
          {
            "$schema": "schema/gas-1.json",
            "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 2,
            "about": "How many bottles go.",
            "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"}},
            "given": {"full": {"full": 9}},
            "cases": [
              {"id": "gas/nine", "title": "nine go", "rules": ["D1"],
               "from": "full", "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "given": {"empty": 1}, "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """,
          "spec/mobile/schema/gas-1.json": """
          {"$defs": {"given": {"type": "object", "required": ["full"]}}}
          """,
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:10:12: error[scenarios/incomplete-given]: the case is not given `full`, neither by a fixture nor by itself
            10 |     {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               |            ^^^^^^^^^
               = help: "from": "…"
          """
      ),
      mend: "Name a fixture with `from`, or write the member under `given`."
    ),
    Explanation(
      "scenarios/near-threshold",
      .error,
      "a place is so near to 300 m from another that languages may disagree",
      why: """
        The distance of two places comes out a hair differently in Swift and in Kotlin, so at \
        the limit itself one would send a fix and the other would not.
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
               "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"at": [{"lat": 0, "lon": 0},
                {"lat": 7.2e-05, "lon": 0.002697}]}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:10:33: error[scenarios/near-threshold]: the place is within a millimetre of 300 m from another of the case
            10 |      "tags": ["edge"], "input": {"at": [{"lat": 0, "lon": 0},
               |                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
               = help: move it a metre: languages differ in a distance's last bits
          """
      ),
      mend: "Move the place by a metre."
    ),
    Explanation(
      "scenarios/no-cases",
      .note,
      "a suite has no cases yet",
      why: """
        Its rules are written down, and nothing shows whether an app keeps them.
        """,
      example: Example(
        [
          "spec/mobile/gas-scenarios.json": """
          {
            "$schema": "schema/gas-1.json",
            "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 0,
            "about": "How many bottles go.",
            "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"}},
            "cases": [
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json: note[scenarios/no-cases]: the suite has no cases, so nothing shows its rules
          """
      ),
      mend: "Write a case, and one for an edge, for each rule."
    ),
    Explanation(
      "scenarios/uncovered-rule",
      .error,
      "a rule that is a must has no case that shows it, or none that shows its edge",
      why: """
        An app could break the rule and pass every case.
        """,
      example: Example(
        [
          "spec/mobile/gas-scenarios.json": """
          {
            "$schema": "schema/gas-1.json",
            "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 1,
            "about": "How many bottles go.",
            "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"}},
            "cases": [
              {"id": "gas/nine", "title": "nine go", "rules": ["D1"],
               "input": {"went": 9}, "expect": {"errors": []}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:5:13: error[scenarios/uncovered-rule]: no case shows an edge of the rule D1, so an app can break it unseen
            5 |   "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"}},
              |             ^^^^
              = help: a case with "rules": ["D1"], "tags": ["edge"]
          """
      ),
      mend: """
        Write a case that names the rule under `rules`, with `"tags": ["edge"]` for an edge.
        """
    ),
    Explanation(
      "scenarios/unused-code",
      .error,
      "a word that an app can show is expected by no case",
      why: """
        An app need never show it, or could show it for something else.
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
               "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """,
          "spec/mobile/schema/gas-1.json": """
          {"$defs": {"seen": {"type": "object", "properties": {
            "errors": {"type": "array", "items": {"enum": ["tooMany", "tooFew"]}}}}}}
          """,
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/schema/gas-1.json:2:40: error[scenarios/unused-code]: no case expects `tooFew`, so no app has to show it
            2 |   "errors": {"type": "array", "items": {"enum": ["tooMany", "tooFew"]}}}}}}
              |                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: a case that expects it, or take the word out
          """
      ),
      mend: "Write a case that expects it, or take the word out of the schema."
    ),
    Explanation(
      "scenarios/unused-fixture",
      .error,
      "no case starts from a fixture",
      why: """
        It is read by everybody who looks for what a case starts from, and says nothing.
        """,
      example: Example(
        [
          "spec/mobile/gas-scenarios.json": """
          {
            "$schema": "schema/gas-1.json",
            "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 2,
            "about": "How many bottles go.",
            "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"}},
            "given": {"house": {"full": 9}},
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
          spec/mobile/gas-scenarios.json:6:13: error[scenarios/unused-fixture]: no case starts from `house`
            6 |   "given": {"house": {"full": 9}},
              |             ^^^^^^^
              = help: take it out, or let a case say "from": "house"
          """
      ),
      mend: "Take it out, or let a case start from it."
    ),
    Explanation(
      "scenarios/unused-word",
      .error,
      "no case does what a word of the schema is for",
      why: """
        Both apps have to know the word, and nobody knows whether they do the same.
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
               "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """,
          "spec/mobile/schema/gas-1.json": """
          {"$defs": {"step": {"oneOf": [{"$ref": "#/$defs/pass"}]},
            "pass": {"type": "object", "properties": {"do": {"const": "pass"}}}}}
          """,
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/schema/gas-1.json:2:11: error[scenarios/unused-word]: no case has a step that does `pass`, so nobody knows whether it works
            2 |   "pass": {"type": "object", "properties": {"do": {"const": "pass"}}}}}
              |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: a step with "do": "pass", or take the word out
          """
      ),
      mend: "Write a case with such a step, or take the word out of the schema."
    ),
  ]
}
