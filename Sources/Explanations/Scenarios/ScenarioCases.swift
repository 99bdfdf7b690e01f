internal import Diagnostics

extension Explanation {
  static let scenarioCases: [Explanation] = [
    Explanation(
      "scenarios/count",
      .error,
      "the number of cases is not what the file says",
      why: """
        A file that was cut off, or merged badly, can still be JSON. The number says that every \
        case is there.
        """,
      example: Example(
        [
          "spec/mobile/gas-scenarios.json": """
          {
            "$schema": "schema/gas-1.json",
            "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 3,
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
          spec/mobile/gas-scenarios.json:3:65: error[scenarios/count]: the file has 2 cases, so it was cut off, or a case came or went uncounted
            3 |   "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 3,
              |                                                                 ^
              = help: "caseCount": 2
          """
      ),
      mend: "Look whether cases are missing; if none is, write their number.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/duplicate-id",
      .error,
      "two cases have one id",
      why: """
        Known failures, reports and people name a case by its id, so it stands for one case and \
        for ever.
        """,
      example: Example(
        [
          "spec/mobile/gas-scenarios.json": """
          {
            "$schema": "schema/gas-1.json",
            "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 3,
            "about": "How many bottles go.",
            "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"}},
            "cases": [
              {"id": "gas/nine", "title": "nine go", "rules": ["D1"],
               "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}},
              {"id": "gas/nine", "title": "nine go again", "rules": ["D1"],
               "input": {"went": 9}, "expect": {"errors": []}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:11:12: error[scenarios/duplicate-id]: there is a case `gas/nine` already, and an id never stands for another one
            11 |     {"id": "gas/nine", "title": "nine go again", "rules": ["D1"],
               |            ^^^^^^^^^^
              ::: spec/mobile/gas-scenarios.json:7:12: the first one is here
             7 |     {"id": "gas/nine", "title": "nine go", "rules": ["D1"],
               |            ----------
               = help: give the new one an id of its own
          """
      ),
      mend: "Give the new case an id of its own.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/matcher",
      .error,
      "a word that begins with `$` has not what belongs to it",
      why: """
        What cannot be compared would pass, or fail, whatever an app shows.
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
               "input": {"went": 9}, "expect": {"errors": {"$has": "tooMany"}}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:8:58: error[scenarios/matcher]: `$has` takes an array, not a text
            8 |      "input": {"went": 9}, "expect": {"errors": {"$has": "tooMany"}}},
              |                                                          ^^^^^^^^^
              = help: {"$has": ["k1", "k2"]}
          """
      ),
      mend: "Write it as the message shows.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/missing-member",
      .error,
      "a member is missing that has to be there",
      why: """
        Without it nobody knows what the case, the rule or the file is.
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
              {"id": "gas/nine", "rules": ["D1"],
               "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:7:5: error[scenarios/missing-member]: the case gas/nine lacks `title`
            7 |     {"id": "gas/nine", "rules": ["D1"],
              |     ^
          """
      ),
      mend: "Write it.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/no-expectation",
      .error,
      "a case expects nothing",
      why: """
        It passes whatever an app does, and looks as if it showed its rule.
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
               "input": {"went": 9}, "expect": {}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:7:5: error[scenarios/no-expectation]: the case gas/nine expects nothing, so it passes whatever is seen
            7 |     {"id": "gas/nine", "title": "nine go", "rules": ["D1"],
              |     ^
              = help: "expect": { … }
          """
      ),
      mend: "Say what is to be seen.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/number",
      .error,
      "a number that two languages may read differently",
      why: """
        A whole number beyond 2^53 does not fit the numbers of every language, and one with many \
        decimals is rounded.
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
               "input": {"went": 9007199254740993}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:8:24: error[scenarios/number]: a number of a case stays within ±2^53: beyond, not every language holds it
            8 |      "input": {"went": 9007199254740993}, "expect": {"errors": []}},
              |                        ^^^^^^^^^^^^^^^^
              = help: write it as a text, or with fewer digits
          """
      ),
      mend: "Write a smaller number, fewer decimals, or a text.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/shape",
      .error,
      "a case is neither a row nor a story, or both",
      why: """
        A row is judged in one step and a story in several, so it has to be one of them.
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
               "input": {"went": 9}, "steps": []},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:8:15: error[scenarios/shape]: the case gas/nine has `steps` already: it is a story or a row, not both
            8 |      "input": {"went": 9}, "steps": []},
              |               ^^^^^^^^^^^
          """
      ),
      mend: "Write `input` and `expect` for a row, `steps` for a story.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/unknown-fixture",
      .error,
      "a case starts from a fixture that the file does not have",
      why: """
        Nothing would be given, and the case would be about something else.
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
               "from": "hose", "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "from": "house", "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:9:14: error[scenarios/unknown-fixture]: `given` of the file has no `hose`
            9 |      "from": "hose", "input": {"went": 9}, "expect": {"errors": []}},
              |              ^^^^^^
              = help: did you mean `house`?
          """
      ),
      mend: "Correct the name, or write the fixture under `given`.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/unknown-member",
      .error,
      "a member that the format does not have",
      why: """
        A member that is spelt wrongly would be passed over, and the case would show less than \
        it seems to.
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
              {"id": "gas/nine", "title": "nine go", "rule": "D1", "rules": ["D1"],
               "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:7:44: error[scenarios/unknown-member]: a case has no `rule`
            7 |     {"id": "gas/nine", "title": "nine go", "rule": "D1", "rules": ["D1"],
              |                                            ^^^^^^
              = help: did you mean `rules`?
          """
      ),
      mend: "Correct its name, or take it out.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/unknown-rule",
      .error,
      "a case names a rule that the file does not have",
      why: """
        The rule it is meant to show would count as shown by nothing.
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
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D2"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:9:62: error[scenarios/unknown-rule]: the suite has no rule `D2`
            9 |     {"id": "gas/ten", "title": "ten are too many", "rules": ["D2"],
              |                                                              ^^^^
              = help: did you mean `D1`?
          """
      ),
      mend: "Correct the id, or write the rule.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/unknown-word",
      .error,
      "a tag or a word that begins with `$` is misspelt",
      why: """
        The case would count for something else, or be compared with something else, than it \
        says.
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
               "tags": ["egde"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:10:15: error[scenarios/unknown-word]: there is no tag `egde`
            10 |      "tags": ["egde"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
               |               ^^^^^^
               = help: did you mean `edge`?
          """
      ),
      mend: "Correct the word.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/value",
      .error,
      "a member of a suite has a value of another kind or form",
      why: """
        Every member has one kind of value, so that each language reads the same.
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
              {"id": "gas/Nine", "title": "nine go", "rules": ["D1"],
               "input": {"went": 9}, "expect": {"errors": []}},
              {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
               "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:7:12: error[scenarios/value]: a case's id is the suite's name and words of small letters, digits, `.` and `-`, with `/` between, not `gas/Nine`
            7 |     {"id": "gas/Nine", "title": "nine go", "rules": ["D1"],
              |            ^^^^^^^^^^
              = help: such as gas/outcome/all-returned
          """
      ),
      mend: "Write a value such as the message shows.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/version",
      .error,
      "a version that the suite has not reached, or a case that is gone for long",
      why: """
        An id is never used again, so a case that was wrong stays for one minor version, says \
        so, and then goes.
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
               "tags": ["edge"], "since": "1.1.0", "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
            ]
          }
          """
        ],
        verb: "scenarios check",
        prints: """
          spec/mobile/gas-scenarios.json:9:12: error[scenarios/version]: the case says `since` 1.1.0, and the suite is at 1.0.0
            9 |     {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
              |            ^^^^^^^^^
              = help: "version": "1.1.0", or another `since`
          """
      ),
      mend: """
        Raise the `version` of the suite, correct `since` or `gone`, or take the case out.
        """,
      heldBecause: Held.scenarios
    ),
  ]
}
