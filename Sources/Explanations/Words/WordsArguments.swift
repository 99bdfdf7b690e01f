internal import Diagnostics

extension Explanation {
  static let wordsArguments: [Explanation] = [
    Explanation(
      "words/dropped-argument",
      .warning,
      "a translation does not print an argument of the source",
      why: """
        The reader does not see a name, a number or a date that others see. Some languages can \
        say it in other words; most often it was forgotten.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"hello": "Hello, {name}"}}
          """,
          "i18n/pl.json": """
          {"driverApp": {"hello": "Cześć"}}
          """,
        ],
        prints: """
          i18n/pl.json:1:25: warning[words/dropped-argument]: the source prints {name}, but this translation does not
            1 | {"driverApp": {"hello": "Cześć"}}
              |                         ^^^^^^^
             ::: i18n/en.json:1:25: the source message is here
            1 | {"driverApp": {"hello": "Hello, {name}"}}
              |                         ---------------
              = help: put it in, unless the language says it some other way
          """
      ),
      mend: "Put the argument in, unless the language says it some other way."
    ),
    Explanation(
      "words/signature-changed",
      .error,
      "a translation uses an argument in a way that the source does not",
      why: """
        The source alone decides what an accessor takes. A branch, a printed word, a time or a \
        tag that the source lacks has nothing behind it.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"hi": "{g, select, f {Ms} other {Mr}} {name}"}}
          """,
          "i18n/pl.json": """
          {"driverApp": {"hi": "{g, select, f {Pani} x {Pan} other {Pan}} {name}"}}
          """,
        ],
        prints: """
          i18n/pl.json:1:24: error[words/signature-changed]: the source's select of `g` has no branch `x`, so no value picks it
            1 | {"driverApp": {"hi": "{g, select, f {Pani} x {Pan} other {Pan}} {name}"}}
              |                        ^
             ::: i18n/en.json:1:22: the source message is here
            1 | {"driverApp": {"hi": "{g, select, f {Ms} other {Mr}} {name}"}}
              |                      ---------------------------------------
              = help: remove the branch, or add it to the source
          """
      ),
      mend: "Use the argument as the source does, or change the source.",
      heldBecause: Held.brokenTranslation
    ),
    Explanation(
      "words/tag-mismatch",
      .warning,
      "a translation has other tags than the source",
      why: """
        Code gives each of the source's tags its look and its link. Where one is missing or has \
        another name, that is lost.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"help": "Read the <link>manual</link>"}}
          """,
          "i18n/pl.json": """
          {"driverApp": {"help": "Przeczytaj <a>podręcznik</a>"}}
          """,
        ],
        prints: """
          i18n/pl.json:1:24: warning[words/tag-mismatch]: the source's tags are others: this translation lacks <link> and has <a> besides
            1 | {"driverApp": {"help": "Przeczytaj <a>podręcznik</a>"}}
              |                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
             ::: i18n/en.json:1:24: the source message is here
            1 | {"driverApp": {"help": "Read the <link>manual</link>"}}
              |                        ------------------------------
              = help: write the tags of the source, around the words they belong to
          """
      ),
      mend: "Write the tags of the source, around the words they belong to."
    ),
    Explanation(
      "words/too-many-arguments",
      .error,
      "a message has more than 100 arguments",
      why: "The JVM passes at most 254 values to a function, and decimals count twice.",
      example: Example(
        [
          "i18n/en.json": Self.manyArguments
        ],
        prints: """
          i18n/en.json:1:21: error[words/too-many-arguments]: this message has 101 arguments, and more than 100 are refused
            1 | {"driverApp": {"x": "{a0}{a1}{a2}{a3}{a4}{a5}{a6}{a7}{a8}{a9}{a10}{a11}{a12}{a13…}}
              |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: split it into several messages
          """
      ),
      mend: "Split it into several messages.",
      heldBecause: Held.noAccessor
    ),
    Explanation(
      "words/too-many-combinations",
      .error,
      "a message's choices come to more than 512 sentences",
      why: """
        Android's resources know no select, so every combination of choices is a string of its \
        own. They multiply.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"x": "{a, select, x {1} y {2} other {3}}{b, select, x {1} y {2} other {3}}{c, select, x {1} y {2} other {3}}{d, select, x {1} y {2} other {3}}{e, select, x {1} y {2} other {3}}{f, select, x {1} y {2} other {3}}"}}
          """
        ],
        prints: """
          i18n/en.json:1:21: error[words/too-many-combinations]: this message needs 3 (a) × 3 (b) × 3 (c) × 3 (d) × 3 (e) × 3 (f) = 729 sentences, and more than 512 are refused
            1 | {"driverApp": {"x": "{a, select, x {1} y {2} other {3}}{b, select, x {1} y {2} o…}}
              |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: split it into several messages
          """
      ),
      mend: "Split it into several messages.",
      heldBecause: Held.noAccessor
    ),
    Explanation(
      "words/type-conflict",
      .error,
      "one message uses an argument as two kinds of value",
      why: "An accessor takes one value a name: what is a date cannot be a number too.",
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"due": "{day, date}, {day, number} days"}}
          """
        ],
        prints: """
          i18n/en.json:1:37: error[words/type-conflict]: `day` is used as two kinds of value in one message, so no accessor can take it
            1 | {"driverApp": {"due": "{day, date}, {day, number} days"}}
              |                                     ^^^^^^^^^^^^^
             ::: i18n/en.json:1:24: the other use is here
            1 | {"driverApp": {"due": "{day, date}, {day, number} days"}}
              |                        -----------
              = help: give one of the two uses an argument of its own
          """
      ),
      mend: "Give one of the two uses an argument of its own.",
      heldBecause: Held.noAccessor
    ),
    Explanation(
      "words/type-mismatch",
      .error,
      "a translation uses an argument as another kind of value than the source",
      why: """
        The source alone decides what an accessor takes. A text cannot be printed as a date.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"left": "{count, number} left"}}
          """,
          "i18n/pl.json": """
          {"driverApp": {"left": "{count, date}"}}
          """,
        ],
        prints: """
          i18n/pl.json:1:25: error[words/type-mismatch]: `count` is a number in the source, but a date or a time here
            1 | {"driverApp": {"left": "{count, date}"}}
              |                         ^^^^^^^^^^^^^
             ::: i18n/en.json:1:24: the source message is here
            1 | {"driverApp": {"left": "{count, number} left"}}
              |                        ----------------------
              = help: use it as the source does, or change the source
          """
      ),
      mend: "Use the argument as the source does, or change the source.",
      heldBecause: Held.brokenTranslation
    ),
    Explanation(
      "words/unknown-argument",
      .error,
      "a translation prints an argument that the source lacks",
      why: """
        The source alone decides what an accessor takes, so the apps have nothing to print \
        there, and the web prints an error. Most often the name was translated or misspelt.
        """,
      example: Example(
        [
          "i18n/en.json": """
          {"driverApp": {"hello": "Hello, {name}"}}
          """,
          "i18n/pl.json": """
          {"driverApp": {"hello": "Cześć, {nmae}"}}
          """,
        ],
        prints: """
          i18n/pl.json:1:33: error[words/unknown-argument]: the source has no argument `nmae`, so the apps have nothing to print here
            1 | {"driverApp": {"hello": "Cześć, {nmae}"}}
              |                                 ^^^^^^
             ::: i18n/en.json:1:25: the source message is here
            1 | {"driverApp": {"hello": "Hello, {name}"}}
              |                         ---------------
              = help: did you mean {name}?
          """
      ),
      mend: "Write the name as the source does.",
      heldBecause: Held.brokenTranslation
    ),
  ]

  private static let manyArguments =
    #"{"driverApp": {"x": ""# + (0...100).map { "{a\($0)}" }.joined() + #""}}"#
}
