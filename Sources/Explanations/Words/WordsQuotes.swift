internal import Diagnostics

extension Explanation {
  static let wordsQuotes: [Explanation] = [
    Explanation(
      "words/literal-pound",
      .warning,
      "a `#` is printed as it is",
      why: """
        Inside a select, `#` is no longer the number of the plural around it, on the web \
        neither.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"left": "{count, plural, other {{kind, select, gas {# bottles} other {# stops}}}}"}}
          """
        ],
        prints: """
          i18n/en.json:1:68: warning[words/literal-pound]: `#` is printed as it is, because the select on `kind` stands between it and the plural on `count`
            1 | …rApp": {"left": "{count, plural, other {{kind, select, gas {# bottles} other {# stops}}}}"}}
              |                                                              ^
              = help: write `{count, number}`, or put the plural inside the select
          """
      ),
      mend: "Put the plural inside the select, or write `{count, number}`."
    ),
    Explanation(
      "words/quoted-tag",
      .warning,
      "an apostrophe makes text of the tag after it",
      why: """
        Before `<`, an apostrophe begins a quote, so the reader sees the tag's letters. It was \
        most likely meant as an apostrophe: `l'<b>eau</b>`.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"water": "l'<b>eau</b>"}}
          """
        ],
        prints: """
          i18n/en.json:1:27: warning[words/quoted-tag]: the apostrophe quotes the tag after it, which is printed as text
            1 | {"driverApp": {"water": "l'<b>eau</b>"}}
              |                           ^^
              = help: write `''` for an apostrophe before a tag
          """
      ),
      mend: "Write `''` before the tag."
    ),
    Explanation(
      "words/self-closing-tag",
      .warning,
      "a tag that closes itself is printed as text",
      why: """
        FormatJS knows no such tags, so readers on the web see `<br/>`, and so do those of the \
        apps.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"lines": "One<br/>Two"}}
          """
        ],
        prints: """
          i18n/en.json:1:29: warning[words/self-closing-tag]: `<br/>` is printed as text, because the web knows no self-closing tags
            1 | {"driverApp": {"lines": "One<br/>Two"}}
              |                             ^^^^^
              = help: write `<br></br>`
          """
      ),
      mend: "Write an opening and a closing tag."
    ),
    Explanation(
      "words/unclosed-quote",
      .warning,
      "an apostrophe quotes the rest of the message",
      why: """
        An apostrophe before `{` begins a quote, and none ends it, so arguments after it are \
        printed as text.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"hello": "It's '{name}, {day}"}}
          """
        ],
        prints: """
          i18n/en.json:1:31: warning[words/unclosed-quote]: the apostrophe before `{` quotes all that follows it, because none closes the quote
            1 | {"driverApp": {"hello": "It's '{name}, {day}"}}
              |                               ^^^^^^^^^^^^^^
              = help: write `''` for an apostrophe, or close the quote with `'`
          """
      ),
      mend: "Write `''` for an apostrophe, or close the quote with `'`."
    ),
  ]
}
