internal import Diagnostics

extension Explanation {
  static let yamlValues: [Explanation] = [
    Explanation(
      "yaml/ambiguous-boolean",
      .warning,
      "a word without quotes is a text in YAML 1.2 and was a boolean before",
      why: """
        `no`, `yes`, `on` and `off` are texts in YAML 1.2. Readers of YAML 1.1, and many are, \
        take them for booleans, and the web would show `false`.
        """,
      example: Example(
        [
          "i18n/en.yaml": """
          driverApp:
            answer: no
          """
        ],
        prints: """
          i18n/en.yaml:2:11: warning[yaml/ambiguous-boolean]: `no` is a text in YAML 1.2, but older readers take it for a boolean
            2 |   answer: no
              |           ^^
              = help: write "no"
                      `bottle lint --fix` mends this
          """
      ),
      mend: "Write the word between double quotes.",
      fix: "writes the quotes"
    ),
    Explanation(
      "yaml/complex-key",
      .error,
      "a key of a YAML file is not a text",
      why: """
        YAML allows lists, objects and aliases as keys, but nothing can be named after one. The \
        member is left out.
        """,
      example: Example(
        [
          "i18n/pl.yaml": """
          driverApp:
            title: Kursy
            [a, b]: Trasy
          """
        ],
        prints: """
          i18n/pl.yaml:3:3: error[yaml/complex-key]: a key is a text here, and this one is an array or an alias
            3 |   [a, b]: Trasy
              |   ^^^^^^
              = help: write the key as a text; a text that begins with { or [ needs quotes
          """
      ),
      mend: "Write the key as a text; one that begins with `{` or `[` needs quotes."
    ),
    Explanation(
      "yaml/duplicate-key",
      .warning,
      "an object of a YAML file has one key twice",
      why: """
        YAML forbids it; of those readers that go on, bottle among them, most take the last. The \
        first is a text that somebody wrote and nobody will see.
        """,
      example: Example(
        [
          "i18n/pl.yaml": """
          driverApp:
            title: Kursy
            title: Trasy
          """
        ],
        prints: """
          i18n/pl.yaml:3:3: warning[yaml/duplicate-key]: the key `title` is written twice in one object, and only the last one counts
            3 |   title: Trasy
              |   ^^^^^
             ::: i18n/pl.yaml:2:3: `title` is first written here
            2 |   title: Kursy
              |   -----
              = help: remove one of the two, or give it another name
          """
      ),
      mend: "Remove one of the two, or give it another name."
    ),
    Explanation(
      "yaml/merge-key",
      .error,
      "a YAML file uses the merge key `<<`",
      why: """
        The merge key was an extension of YAML 1.1 and is not part of 1.2; readers disagree \
        about it. The member is left out.
        """,
      example: Example(
        [
          "i18n/pl.yaml": """
          common: &common
            title: Kursy
          driverApp:
            <<: *common
          """
        ],
        prints: """
          i18n/pl.yaml:4:3: error[yaml/merge-key]: the merge key `<<` is not part of YAML 1.2, and is not read
            4 |   <<: *common
              |   ^^
              = help: write the members out, or put the key between quotes if it is a key like any other
          """
      ),
      mend: """
        Write the members out, or put the key between quotes if it is a key like any other.
        """
    ),
    Explanation(
      "yaml/nul",
      .error,
      "a text of a YAML file has the character U+0000",
      why: """
        XML cannot hold it and C takes it for a text's end, so Android's resources would not \
        compile and the text would be cut off.
        """,
      example: Example(
        [
          "i18n/pl.yaml": #"""
          driverApp:
            title: "Kursy\0"
          """#
        ],
        prints: #"""
          i18n/pl.yaml:2:10: error[yaml/nul]: the character U+0000 ends or corrupts a text on both platforms
            2 |   title: "Kursy\0"
              |          ^^^^^^^^^
              = help: remove it
          """#
      ),
      mend: "Remove the escape.",
      heldBecause: "Android's XML cannot hold the character"
    ),
    Explanation(
      "yaml/unknown-alias",
      .error,
      "a YAML alias stands for a value that nothing marks",
      why: """
        `*name` stands for the value marked `&name` before it. Without one it stands for \
        nothing; often it is a text that begins with an asterisk and lacks its quotes.
        """,
      example: Example(
        [
          "i18n/pl.yaml": """
          driverApp:
            title: *Kursy
          """
        ],
        prints: """
          i18n/pl.yaml:2:10: error[yaml/unknown-alias]: `*Kursy` stands for a value marked `&Kursy`, and none ends before it
            2 |   title: *Kursy
              |          ^^^^^^
              = help: mark the value with &Kursy, or put the text between quotes
          """
      ),
      mend: "Mark the value with `&name`, or put the text between quotes."
    ),
    Explanation(
      "yaml/unknown-tag",
      .error,
      "a YAML value has a tag that does not fit it",
      why: """
        A tag such as `!!int` says what a value is. One that does not fit, or that only another \
        program knows, leaves open what was meant; often it is a text that begins with `!` and \
        lacks its quotes.
        """,
      example: Example(
        [
          "i18n/pl.yaml": """
          driverApp:
            title: !Uwaga Kursy
          """
        ],
        prints: """
          i18n/pl.yaml:2:10: error[yaml/unknown-tag]: the tag `!Uwaga` does not fit this value or is not one of YAML's own
            2 |   title: !Uwaga Kursy
              |          ^^^^^^^^^^^^
              = help: remove the tag
          """
      ),
      mend: "Remove the tag, or put the text between quotes."
    ),
  ]
}
