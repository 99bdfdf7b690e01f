internal import Diagnostics

extension Explanation {
  static let yamlFiles: [Explanation] = [
    Explanation(
      "yaml/alias-expansion",
      .error,
      "the aliases of a YAML file stand for too much",
      why: """
        Aliases of aliases multiply: a page of them can stand for more than any memory holds. \
        More than 100,000 values are refused.
        """,
      example: Example(
        [
          "i18n/pl.yaml": """
          a: &a [x, x, x, x, x, x, x, x, x, x]
          b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
          c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
          d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
          e: [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
          """
        ],
        prints: """
          i18n/pl.yaml:5:33: error[yaml/alias-expansion]: with `*d` the aliases of the file stand for more than 100000 values
            5 | e: [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
              |                                 ^^
              = help: write out what is needed in place of aliases of aliases
          """
      ),
      mend: "Write out what is needed in place of aliases of aliases.",
      heldBecause: Held.unreadable
    ),
    Explanation(
      "yaml/invalid-utf8",
      .error,
      "a YAML file is not in UTF-8",
      why: """
        Bytes of another encoding would become wrong letters, in every app, without a word.
        """,
      example: Example(
        [
          "i18n/pl.yaml": """
          driverApp:
            title: Café
          """
        ],
        encoding: .latin1,
        prints: """
          i18n/pl.yaml:2:13: error[yaml/invalid-utf8]: the byte 0xE9 is not UTF-8 here, so the file has another encoding or is damaged
            2 |   title: Caf�
              |             ^
              = help: save the file as UTF-8; if it is in Windows-1252: iconv -f WINDOWS-1252 -t UTF-8 i18n/pl.yaml
          """
      ),
      mend: "Save the file as UTF-8, or convert it with `iconv` as the help line shows.",
      heldBecause: Held.unreadable
    ),
    Explanation(
      "yaml/line-separator",
      .error,
      "a YAML file has a character that only some readers take for a line's end",
      why: """
        U+0085, U+2028 and U+2029 ended a line in YAML 1.1 and are part of the text in 1.2. What \
        the text is depends on who reads it.
        """,
      example: Example(
        [
          "i18n/pl.yaml": "driverApp:\n  title: \"Kursy\u{2028}dzisiaj\""
        ],
        prints: #"""
          i18n/pl.yaml:2:16: error[yaml/line-separator]: U+2028 ends a line for some readers of YAML and is part of the text for others
            2 |   title: "Kursy<U+2028>dzisiaj"
              |                ^^^^^^^^
              = help: write \u2028 between double quotes
          """#
      ),
      mend: "Write the character as an escape between double quotes, or remove it."
    ),
    Explanation(
      "yaml/multiple-documents",
      .error,
      "a YAML file has more than one document",
      why: "Only the first is read, so the texts after `---` would be passed over.",
      example: Example(
        [
          "i18n/pl.yaml": """
          driverApp:
            title: Kursy
          ---
          driverApp:
            title: Trasy
          """
        ],
        prints: """
          i18n/pl.yaml:3:1: error[yaml/multiple-documents]: a second document begins here, and only one is read from a file
            3 | ---
              | ^^^
              = help: remove what is not needed, or move it to a file of its own
          """
      ),
      mend: "Remove what is not needed, or move it to a file of its own."
    ),
    Explanation(
      "yaml/syntax",
      .error,
      "a file is not YAML",
      why: """
        Nothing of the file can be trusted, so it is not read at all. Conflict markers that a \
        merge left are told as such.
        """,
      example: Example(
        [
          "i18n/pl.yaml": """
          driverApp:
            title: Uwaga: kursy
          """
        ],
        prints: """
          i18n/pl.yaml:2:15: error[yaml/syntax]: a colon makes a key of what stands before it, and no key can stand here
            2 |   title: Uwaga: kursy
              |               ^
              = help: put a text that has a colon in it between quotes, or check the indentation
          """
      ),
      mend: """
        Correct the file at the place shown; most often the indentation or a quote is wrong.
        """,
      heldBecause: Held.unreadable
    ),
    Explanation(
      "yaml/too-deep",
      .error,
      "a YAML file nests more than 256 deep",
      why: """
        Catalogues nest to ten or so. A file this deep is damaged or hostile, and programs that \
        read it may crash.
        """,
      example: Example(
        [
          "i18n/pl.yaml": String(repeating: "[", count: 300)
        ],
        prints: """
          i18n/pl.yaml:1:257: error[yaml/too-deep]: objects and arrays are nested more than 256 deep here
            1 | …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
              |                                                  ^
          """
      ),
      mend: "Look at how the file was made.",
      heldBecause: Held.unreadable
    ),
  ]
}
