internal import Diagnostics

extension Explanation {
  static let wordsProgress: [Explanation] = [
    Explanation(
      "words/empty",
      .note,
      "a translation is an empty text",
      why: "An empty text counts as not translated, and the apps show the source's.",
      example: Example(
        [
          "i18n/pl.json": """
          {"driverApp": {"title": ""}}
          """
        ],
        prints: """
          i18n/pl.json:1:25: note[words/empty]: `title` is empty, which counts as not translated
            1 | {"driverApp": {"title": ""}}
              |                         ^^
              = help: until it is translated, the apps show the source's text
          """
      ),
      mend: "Translate it."
    ),
    Explanation(
      "words/missing",
      .note,
      "a translation lacks a key",
      why: """
        Until it is translated, the apps show the source's text in the middle of another \
        language.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"title": "Rounds", "done": "All done"}}
          """,
          "i18n/pl.json": """
          {"driverApp": {"title": "Kursy"}}
          """,
        ],
        prints: """
          i18n/pl.json: note[words/missing]: `done` is not translated here
              = help: until it is, the apps show the source's text
          """
      ),
      mend: """
        Translate it. To let CI insist, write `words/missing: error` under `lint` in \
        bottle.yaml.
        """
    ),
  ]
}
