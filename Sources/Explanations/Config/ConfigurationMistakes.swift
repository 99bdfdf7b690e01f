internal import Diagnostics

extension Explanation {
  static let configurationMistakes: [Explanation] = [
    Explanation(
      "config/empty",
      .error,
      "the file bottle.yaml says nothing",
      why: """
        Every output has a section of its own, and a section that is left out makes nothing. \
        Without any, there would be nothing to make, and CI would call that up to date.
        """,
      example: Example(
        [
          "bottle.yaml": "# to be written"
        ],
        prints: """
          bottle.yaml: error[config/empty]: the file says nothing, so there is nothing to make
              = help: add a section: `words: {}` makes the words, `android: {}` and `ios: {}` say for whom
          """
      ),
      mend: """
        Add the sections that the project needs; a section without keys, such as `words: {}`, \
        has the defaults.
        """,
      heldBecause: Held.configuration
    ),
    Explanation(
      "config/invalid-value",
      .error,
      "a key of bottle.yaml has a value that it does not take",
      why: """
        The value is of the right kind, but none that the key knows. Going on with the default \
        would make other files than were asked for.
        """,
      example: Example(
        [
          "bottle.yaml": """
          words: {source: en}
          android: {minSdk: 12}
          """
        ],
        prints: """
          bottle.yaml:2:19: error[config/invalid-value]: `android.minSdk` must be a whole number from 21 to 99, not `12`
            2 | android: {minSdk: 12}
              |                   ^^
          """
      ),
      mend: "Write one of the values that the message names.",
      heldBecause: Held.configuration
    ),
    Explanation(
      "config/unknown-key",
      .error,
      "the file bottle.yaml has a key that there is not",
      why: """
        A key that is spelt wrongly would be passed over, and its default would count. That \
        shows much later, as an output in the wrong place or not there at all.
        """,
      example: Example(
        [
          "bottle.yaml": """
          words:
            catalog: i18n/{locale}.json
          """
        ],
        prints: """
          bottle.yaml:2:3: error[config/unknown-key]: `words` has no key `catalog`
            2 |   catalog: i18n/{locale}.json
              |   ^^^^^^^
              = help: did you mean `catalogue`?
          """
      ),
      mend: "Correct the key, or take it out.",
      heldBecause: Held.configuration
    ),
    Explanation(
      "config/wrong-type",
      .error,
      "a key of bottle.yaml has a value of another kind",
      why: """
        A text stands where a number is asked for, a list where there should be a section, or \
        nothing at all. Only the author knows what was meant.
        """,
      example: Example(
        [
          "bottle.yaml": """
          words: {source: en}
          android: {compose: 1}
          """
        ],
        prints: """
          bottle.yaml:2:20: error[config/wrong-type]: `android.compose` must be `true` or `false`, not a number
            2 | android: {compose: 1}
              |                    ^
          """
      ),
      mend: """
        Write a value of the kind that the message names, or take the line out for the default.
        """,
      heldBecause: Held.configuration
    ),
  ]
}
