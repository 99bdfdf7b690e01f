internal import Diagnostics

extension Explanation {
  static let wordsPlurals: [Explanation] = [
    Explanation(
      "words/missing-category",
      .warning,
      "a plural lacks a form that its language has",
      why: """
        For the numbers of that form `other` is printed, which is wrong in the language: Polish \
        for 2 and for 5 differ.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"stops": "{n, plural, one {# stop} other {# stops}}"}}
          """,
          "i18n/pl.json": """
          {"driverApp": {"stops": "{n, plural, one {# kurs} other {# kursu}}"}}
          """,
        ],
        prints: """
          i18n/pl.json:1:27: warning[words/missing-category]: pl also has `few`, `many`, for which `other` is printed here
            1 | {"driverApp": {"stops": "{n, plural, one {# kurs} other {# kursu}}"}}
              |                           ^
              = help: add few {…} many {…}
          """
      ),
      mend: "Add the branches that the help line names."
    ),
    Explanation(
      "words/unknown-category",
      .warning,
      "a plural has a branch that no number picks",
      why: """
        Branches are `zero`, `one`, `two`, `few`, `many`, `other` or a number such as `=1`. Any \
        other word is read, and its branch never printed.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"stops": "{n, plural, 1 {One stop} other {# stops}}"}}
          """
        ],
        prints: """
          i18n/en.json:1:38: warning[words/unknown-category]: `1` is no plural category, so its branch is never printed
            1 | {"driverApp": {"stops": "{n, plural, 1 {One stop} other {# stops}}"}}
              |                                      ^
              = help: write `=1`
          """
      ),
      mend: "Write the category or the number that is meant."
    ),
    Explanation(
      "words/unreachable-category",
      .warning,
      "a plural has a branch for a form that its language lacks",
      why: """
        No number in the language is of that form, so the branch is never printed. English has \
        no `zero`: 0 is `other`, and `=0` is the number 0.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"stops": "{n, plural, zero {No stops} one {# stop} other {# stops}}"}}
          """
        ],
        prints: """
          i18n/en.json:1:38: warning[words/unreachable-category]: no number is `zero` in en, so this branch is never printed
            1 | {"driverApp": {"stops": "{n, plural, zero {No stops} one {# stop} other {# stops}}"}}
              |                                      ^^^^
              = help: write `=0` for the number 0; en has `one`, `other`
          """
      ),
      mend: "Write `=0` for the number 0, or remove the branch."
    ),
  ]
}
