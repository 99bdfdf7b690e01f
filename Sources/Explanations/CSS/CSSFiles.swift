internal import Diagnostics

extension Explanation {
  static let cssFiles: [Explanation] = [
    Explanation(
      "css/absent-import",
      .warning,
      "a file that a stylesheet imports is not read",
      why: """
        What it sets is not seen, so colours that depend on it have no value or another. Only \
        files beside the sheet are read, no packages and no addresses; for those it is a note.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          @import "./brand.css";
          :root { --primary: teal }
          """
        ],
        prints: """
          tokens/globals.css:1:9: warning[css/absent-import]: there is no file `tokens/brand.css`
            1 | @import "./brand.css";
              |         ^^^^^^^^^^^^^
          """
      ),
      mend: "Correct the path, or copy what matters into a file of the project."
    ),
    Explanation(
      "css/encoding",
      .error,
      "a stylesheet is not in UTF-8",
      why: """
        It is in UTF-16, or its `@charset` names another encoding. Names of variables would be \
        read as others.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          @charset "windows-1252";
          :root { --primary: teal /* café */ }
          """
        ],
        prints: """
          tokens/globals.css:1:1: error[css/encoding]: the file says that it is in windows-1252, and must be in UTF-8
            1 | @charset "windows-1252";
              | ^^^^^^^^^^^^^^^^^^^^^^^
              = help: iconv -f windows-1252 -t UTF-8 tokens/globals.css
          """
      ),
      mend: """
        Convert the file with `iconv` as the help line shows, and write `@charset "utf-8"` or \
        none.
        """,
      heldBecause: Held.unreadable
    ),
    Explanation(
      "css/import-limit",
      .error,
      "files import each other too often or too deep",
      why: """
        Files that import each other in a circle would be read for ever: more than 64 in each \
        other or 1,000 in all are refused. The same holds for variants of Tailwind.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          @import "./globals.css";
          :root { --primary: teal }
          """
        ],
        prints: """
          tokens/globals.css:1:1: error[css/import-limit]: files import each other more than 64 deep or 1000 times
            1 | @import "./globals.css";
              | ^^^^^^^^^^^^^^^^^^^^^^^
          """
      ),
      mend: "Take the import that closes the circle out.",
      heldBecause: Held.limit
    ),
    Explanation(
      "css/late-import",
      .warning,
      "an `@import` stands too late",
      why: """
        Browsers ignore an `@import` that does not come before all rules, so nothing of the file \
        is loaded.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root { --primary: teal }
          @import "./brand.css";
          """
        ],
        prints: """
          tokens/globals.css:2:1: warning[css/late-import]: a browser ignores an `@import` that does not come before all rules
            2 | @import "./brand.css";
              | ^^^^^^^^^^^^^^^^^^^^^
              = help: move it to the top of the file
          """
      ),
      mend: "Move it to the top of the file."
    ),
  ]
}
