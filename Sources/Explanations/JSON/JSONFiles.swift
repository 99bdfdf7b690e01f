internal import Diagnostics

extension Explanation {
  static let jsonFiles: [Explanation] = [
    Explanation(
      "json/byte-order-mark",
      .warning,
      "a JSON file begins with a byte order mark",
      why: """
        The mark is not part of JSON (RFC 8259, section 8.1). bottle passes over it, but many \
        readers on the web refuse the file.
        """,
      example: Example(
        [
          "i18n/pl.json": "\u{FEFF}{\"driverApp\": {\"title\": \"Kursy\"}}"
        ],
        prints: """
          i18n/pl.json:1:1: warning[json/byte-order-mark]: the file begins with a byte order mark, which many JSON readers refuse
            1 | {"driverApp": {"title": "Kursy"}}
              | ^
              = help: save it as UTF-8 without a byte order mark
                      `bottle lint --fix` mends this
          """
      ),
      mend: "Save the file as UTF-8 without a byte order mark.",
      fix: "takes the mark out"
    ),
    Explanation(
      "json/duplicate-key",
      .warning,
      "an object has one key twice",
      why: """
        `JSON.parse` takes the last of the two, and so does bottle. The first is a text that \
        somebody wrote and nobody will see, and an editor or a merge may keep the other one.
        """,
      example: Example(
        [
          "i18n/pl.json": """
          {"driverApp": {"title": "Kursy", "title": "Trasy"}}
          """
        ],
        prints: """
          i18n/pl.json:1:34: warning[json/duplicate-key]: the key `title` is written twice in one object, and only the last one counts
            1 | {"driverApp": {"title": "Kursy", "title": "Trasy"}}
              |                                  ^^^^^^^
             ::: i18n/pl.json:1:16: `title` is first written here
            1 | {"driverApp": {"title": "Kursy", "title": "Trasy"}}
              |                -------
              = help: remove one of the two, or give it another name
          """
      ),
      mend: "Remove one of the two, or give it another name.",
      fix: "removes the first of two that have the same value, byte for byte"
    ),
    Explanation(
      "json/empty",
      .error,
      "a JSON file has nothing in it",
      why: """
        An empty file is no JSON. It is often what a tool left that was stopped while it wrote.
        """,
      example: Example(
        [
          "i18n/pl.json": ""
        ],
        prints: """
          i18n/pl.json:1:1: error[json/empty]: the file is empty, and even a document without anything in it is written as an object
            1 |
              | ^
              = help: write {} into it
          """
      ),
      mend: "Restore the file, or write `{}` into it.",
      heldBecause: Held.unreadable
    ),
    Explanation(
      "json/invalid-utf8",
      .error,
      "a JSON file is not in UTF-8",
      why: """
        JSON is UTF-8. Bytes of another encoding would become wrong letters, in every app, \
        without a word.
        """,
      example: Example(
        [
          "i18n/pl.json": """
          {"driverApp": {"title": "Café"}}
          """
        ],
        encoding: .latin1,
        prints: """
          i18n/pl.json:1:29: error[json/invalid-utf8]: the byte 0xE9 is not UTF-8 here, so the file has another encoding or is damaged
            1 | {"driverApp": {"title": "Caf�"}}
              |                             ^
              = help: save the file as UTF-8; if it is in Windows-1252: iconv -f WINDOWS-1252 -t UTF-8 i18n/pl.json
          """
      ),
      mend: "Save the file as UTF-8, or convert it with `iconv` as the help line shows.",
      heldBecause: Held.unreadable
    ),
    Explanation(
      "json/syntax",
      .error,
      "a file is not JSON",
      why: """
        Nothing after the first mistake can be trusted, so the file is not read at all, and one \
        comma stops all of its texts. JSON is taken as RFC 8259 has it: no comments, no commas \
        at the end, double quotes only. Conflict markers that a merge left are told as such.
        """,
      example: Example(
        [
          "i18n/pl.json": """
          {"driverApp": {"title": "Kursy",}}
          """
        ],
        prints: """
          i18n/pl.json:1:32: error[json/syntax]: nothing follows this comma but the closing `}`, and JSON allows no comma there
            1 | {"driverApp": {"title": "Kursy",}}
              |                                ^
              = help: remove the comma
                      `bottle lint --fix` mends this
          """
      ),
      mend: "Correct the file at the place shown.",
      fix: #"""
        removes a comma before a closing bracket, writes a control character in a text as its \#
        escape, `'` for `\'`, and a space for an invisible character that only looks like one
        """#,
      heldBecause: Held.unreadable
    ),
    Explanation(
      "json/too-deep",
      .error,
      "a JSON file nests more than 256 deep",
      why: """
        Catalogues nest to ten or so. A file this deep is damaged or hostile, and programs that \
        read it may crash.
        """,
      example: Example(
        [
          "i18n/pl.json": String(repeating: "[", count: 300)
        ],
        prints: """
          i18n/pl.json:1:257: error[json/too-deep]: objects and arrays are nested more than 256 deep here
            1 | …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
              |                                                  ^
          """
      ),
      mend: "Look at how the file was made.",
      heldBecause: Held.unreadable
    ),
  ]
}
