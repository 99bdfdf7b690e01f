internal import Diagnostics

extension Explanation {
  static let tokenNames: [Explanation] = [
    Explanation(
      "tokens/name-collision",
      .error,
      "two colours have one name in code",
      why: """
        Names in Kotlin and Swift have no dashes, so `--a-b` and `--aB` are one. The second is \
        left out.
        """,
      example: Example(
        [
          "tokens/globals.css": ":root { --on-sale: teal; --onSale: navy }"
        ],
        prints: """
          tokens/globals.css:1:26: error[tokens/name-collision]: `--onSale` and `--on-sale` would both be `onSale` in code
            1 | :root { --on-sale: teal; --onSale: navy }
              |                          ^^^^^^^^^^^^^^
             ::: tokens/globals.css:1:9: the other name
            1 | :root { --on-sale: teal; --onSale: navy }
              |         ---------------
              = help: give one of them another name
          """
      ),
      mend: "Give one of them another name."
    ),
    Explanation(
      "tokens/not-public",
      .note,
      "a colour of the root is not named in Tailwind's `@theme`",
      why: """
        With a `@theme`, only what it names is public. The colour is on the web, and the apps \
        lack it.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root { --primary: teal; --border: silver }
          @theme { --color-primary: var(--primary) }
          """
        ],
        prints: """
          tokens/globals.css:1:26: note[tokens/not-public]: `--border` is a colour that `@theme` does not make public, so the apps lack it
            1 | :root { --primary: teal; --border: silver }
              |                          ^^^^^^^^^^^^^^^^
              = help: --color-border: var(--border);
          """
      ),
      mend: "Add the line that the help shows to `@theme`, if the apps need the colour."
    ),
    Explanation(
      "tokens/unusable-name",
      .error,
      "a colour's name cannot be one in code",
      why: """
        Android's resources are named with ASCII letters, digits and `_`, and code follows. The \
        colour is left out.
        """,
      example: Example(
        [
          "tokens/globals.css": ":root { --grün: teal }"
        ],
        prints: """
          tokens/globals.css:1:9: error[tokens/unusable-name]: `--grün` cannot be a name in code, where only ASCII letters, digits and `_` are
            1 | :root { --grün: teal }
              |         ^^^^^^^^^^^^
              = help: give the colour another name
          """
      ),
      mend: "Give the colour another name."
    ),
  ]
}
