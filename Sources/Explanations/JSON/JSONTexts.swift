internal import Diagnostics

extension Explanation {
  static let jsonTexts: [Explanation] = [
    Explanation(
      "json/lone-surrogate",
      .error,
      "a text has half of a surrogate pair",
      why: #"""
        `\ud83d` without its other half is no character, so UTF-8 cannot hold it and no app can \#
        show it. It is what is left of an emoji that was cut in two.
        """#,
      example: Example(
        [
          "i18n/pl.json": #"""
          {"driverApp": {"title": "Kursy \ud83d"}}
          """#
        ],
        prints: #"""
          i18n/pl.json:1:32: error[json/lone-surrogate]: half of a surrogate pair is not a character, and no app can show it
            1 | {"driverApp": {"title": "Kursy \ud83d"}}
              |                                ^^^^^^
              = help: write both halves, as in \ud83d\ude9a, or the character itself
          """#
      ),
      mend: #"""
        Write both halves, as in `\ud83d\ude9a`, or the character itself. With a lower severity, \#
        U+FFFD is shown in its place.
        """#
    ),
    Explanation(
      "json/nul",
      .error,
      "a text has the character U+0000",
      why: """
        XML cannot hold it and C takes it for a text's end, so Android's resources would not \
        compile and the text would be cut off.
        """,
      example: Example(
        [
          "i18n/pl.json": #"""
          {"driverApp": {"title": "Kursy\u0000"}}
          """#
        ],
        prints: #"""
          i18n/pl.json:1:31: error[json/nul]: the character U+0000 ends or corrupts a text on both platforms
            1 | {"driverApp": {"title": "Kursy\u0000"}}
              |                               ^^^^^^
              = help: remove \u0000
          """#
      ),
      mend: #"Remove `\u0000`."#,
      heldBecause: "Android's XML cannot hold the character"
    ),
  ]
}
