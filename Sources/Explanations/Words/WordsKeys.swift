internal import Diagnostics

extension Explanation {
  static let wordsKeys: [Explanation] = [
    Explanation(
      "words/dotted-key",
      .error,
      "a key has a dot in it beside keys that nest",
      why: """
        `a.b` cannot be told from `b` in `a`, and libraries on the web refuse it. A catalogue \
        may be nested or flat, not both.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"round": {"title": "Round"}, "round.stops": "Stops"}}
          """
        ],
        prints: """
          i18n/en.json:1:45: error[words/dotted-key]: the key `round.stops` has a dot in it, which cannot be told from nesting
            1 | {"driverApp": {"round": {"title": "Round"}, "round.stops": "Stops"}}
              |                                             ^^^^^^^^^^^^^
              = help: nest objects instead of the dot, or write the whole namespace with dotted keys
          """
      ),
      mend: "Nest objects instead of the dot, or write the whole namespace with dotted keys."
    ),
    Explanation(
      "words/empty-key",
      .error,
      "a key is empty",
      why: "No resource and no accessor can be named after it. The message is left out.",
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"": "Rounds"}}
          """
        ],
        prints: """
          i18n/en.json:1:16: error[words/empty-key]: this key is empty, so nothing can be named after it
            1 | {"driverApp": {"": "Rounds"}}
              |                ^^
              = help: give the key a name, such as `title`
          """
      ),
      mend: "Give the key a name."
    ),
    Explanation(
      "words/extra-key",
      .warning,
      "a translation has a key that the source lacks",
      why: """
        The source decides which keys there are, so nothing can show this text. Most often the \
        key was renamed or removed in the source, and the translation is lost work.
        """,
      example: Example(
        [
          "i18n/pl.json": """
          {"driverApp": {"title": "Kursy", "heading": "Kursy"}}
          """
        ],
        prints: """
          i18n/pl.json:1:34: warning[words/extra-key]: the source has no key `heading`, so nothing can show this text
            1 | {"driverApp": {"title": "Kursy", "heading": "Kursy"}}
              |                                  ^^^^^^^^^
              = help: remove it here, or add it to the source
          """
      ),
      mend: "Rename it as the source has it, or remove it."
    ),
    Explanation(
      "words/library-name",
      .warning,
      "a string's name is one that a common Android library uses",
      why: """
        An app's resource replaces a library's of the same name. A dialog or the screen reader \
        would say the app's words in place of its own.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"title": "Rounds", "tab": "Tab"}}
          """
        ],
        prints: """
          i18n/en.json:1:42: warning[words/library-name]: a common library ships a string `tab` too, and the app's would replace it
            1 | {"driverApp": {"title": "Rounds", "tab": "Tab"}}
              |                                          ^^^^^
              = help: rename the key, or set `android.resourcePrefix` in bottle.yaml
          """
      ),
      mend: "Rename the key, or set `android.resourcePrefix` in bottle.yaml."
    ),
    Explanation(
      "words/name-collision",
      .error,
      "two keys have one name on a platform or in code",
      why: """
        Android's names are in small letters with `_`, those in code have no separators, so keys \
        that differ in writing may be one name. Neither app would compile.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"stopsLeft": "Left", "stops_left": "Stops left"}}
          """
        ],
        prints: """
          i18n/en.json:1:51: error[words/name-collision]: `stops_left` and `stopsLeft` both become the Android resource `stops_left`
            1 | {"driverApp": {"stopsLeft": "Left", "stops_left": "Stops left"}}
              |                                                   ^^^^^^^^^^^^
             ::: i18n/en.json:1:29: the other key is here
            1 | {"driverApp": {"stopsLeft": "Left", "stops_left": "Stops left"}}
              |                             ------
              = help: rename one of the two
          """
      ),
      mend: "Rename one of the two.",
      heldBecause: "the apps would not compile"
    ),
    Explanation(
      "words/not-text",
      .error,
      "a value where a message should be is no text",
      why: "A list, a number or `null` cannot be shown. The key is left out.",
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"title": "Rounds", "stops": ["First", "Last"]}}
          """
        ],
        prints: """
          i18n/en.json:1:44: error[words/not-text]: `stops` is an array, but a message is a text
            1 | {"driverApp": {"title": "Rounds", "stops": ["First", "Last"]}}
              |                                            ^^^^^^^^^^^^^^^^^
              = help: write the message between quotes, or move the value out of the namespace
          """
      ),
      mend: "Write the message between quotes, or move the value out of the namespace."
    ),
    Explanation(
      "words/shape-conflict",
      .error,
      "a key is a message in one place and a group in another",
      why: """
        The source's shape decides the accessors, so what has another shape cannot be reached.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"title": "Rounds"}}
          """,
          "i18n/pl.json": """
          {"driverApp": {"title": {"long": "Kursy"}}}
          """,
        ],
        prints: """
          i18n/pl.json:1:16: error[words/shape-conflict]: `title` is a group here but a message in the source
            1 | {"driverApp": {"title": {"long": "Kursy"}}}
              |                ^^^^^^^
             ::: i18n/en.json:1:16: the source's is here
            1 | {"driverApp": {"title": "Rounds"}}
              |                -------
              = help: give it the source's shape
          """
      ),
      mend: "Give the key the source's shape, or rename one of the two."
    ),
  ]
}
