internal import Diagnostics

extension Explanation {
  static let wordsSyntax: [Explanation] = [
    Explanation(
      "words/syntax",
      .error,
      "a text is not an ICU message",
      why: "FormatJS on the web throws an error for it, and no app can print it.",
      example: Example(
        [
          "i18n/pl.json": """
          {"driverApp": {"title": "Kursy {count"}}
          """
        ],
        prints: """
          i18n/pl.json:1:32: error[words/syntax]: `{` is never closed
            1 | {"driverApp": {"title": "Kursy {count"}}
              |                                ^^^^^^
              = help: add `}`, or write `'{'` if the brace is text
          """
      ),
      mend: """
        Correct the place shown. A brace or a tag that is meant as text goes between \
        apostrophes: `'{'`.
        """,
      heldBecause: Held.brokenTranslation
    ),
    Explanation(
      "words/unsupported-format",
      .error,
      "a number or a date asks for a format that there is not",
      why: "Neither the web's `Intl` nor the apps know the style, skeleton or option.",
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"due": "Due {day, date, ::YYYY}"}}
          """
        ],
        prints: """
          i18n/en.json:1:28: error[words/unsupported-format]: `YYYY` in a date skeleton is another year than the calendar's, and the web throws
            1 | {"driverApp": {"due": "Due {day, date, ::YYYY}"}}
              |                            ^^^^^^^^^^^^^^^^^^^
              = help: write `y`
          """
      ),
      mend: """
        Write what the help line says; formats that the web's code defines are named under \
        `words.formats` in bottle.yaml.
        """,
      heldBecause: Held.brokenTranslation
    ),
    Explanation(
      "words/needs-later-system",
      .error,
      "a message prints what the oldest system of an app cannot",
      why: """
        Dates need Android's API level 26, numbers and plurals 24, tags on iOS need 15. On an \
        older phone the accessor would crash or not compile.
        """,
      example: Example(
        [
          "bottle.yaml": """
          words: {source: en}
          android: {minSdk: 24}
          """,
          "i18n/en.json": """
          {"driverApp": {"due": "Due {day, date}"}}
          """,
        ],
        prints: """
          i18n/en.json:1:23: error[words/needs-later-system]: `due` prints a date or a time, which needs Android API level 26, but android.minSdk is 24
            1 | {"driverApp": {"due": "Due {day, date}"}}
              |                       ^^^^^^^^^^^^^^^^^
              = help: raise it in bottle.yaml, or leave that out of the message
          """
      ),
      mend: """
        Raise `android.minSdk` or `ios.minimum` in bottle.yaml, or leave that out of the \
        message.
        """
    ),
  ]
}
