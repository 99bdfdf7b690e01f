internal import Diagnostics

extension Explanation {
  static let tokenValues: [Explanation] = [
    Explanation(
      "tokens/cycle",
      .warning,
      "variables refer to each other in a circle",
      why: "None of them has a value then, on the web as in the apps.",
      example: Example(
        [
          "tokens/globals.css": ":root { --primary: var(--brand); --brand: var(--primary) }"
        ],
        prints: """
          tokens/globals.css:1:9: warning[tokens/cycle]: these refer to each other, so none has a value: `--primary` → `--brand` → `--primary`
            1 | :root { --primary: var(--brand); --brand: var(--primary) }
              |         ^^^^^^^^^^^^^^^^^^^^^^^
          """
      ),
      mend: "Give one of them a value of its own."
    ),
    Explanation(
      "tokens/expansion-limit",
      .error,
      "a value is too large once its references are replaced",
      why: """
        References to references multiply. Browsers have such limits too, and take the value for \
        none.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root {
            --a: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1;
            --b: var(--a) var(--a) var(--a) var(--a) var(--a) var(--a) var(--a) var(--a);
            --c: var(--b) var(--b) var(--b) var(--b) var(--b) var(--b) var(--b) var(--b);
            --d: var(--c) var(--c) var(--c) var(--c) var(--c) var(--c) var(--c) var(--c);
            --e: var(--d) var(--d) var(--d) var(--d) var(--d) var(--d) var(--d) var(--d);
          }
          """
        ],
        prints: """
          tokens/globals.css:6:3: error[tokens/expansion-limit]: with its references replaced, this value has more than 16384 parts, or all values together more than 1048576
            6 |   --e: var(--d) var(--d) var(--d) var(--d) var(--d) var(--d) v…;
              |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          """
      ),
      mend: "Write the value without so many references.",
      heldBecause: Held.limit
    ),
    Explanation(
      "tokens/no-colors",
      .warning,
      "a stylesheet makes no colour public",
      why: """
        There is a section `tokens`, so colours are wanted, but the sheet's root has none, or \
        with Tailwind `@theme` names none. The apps get no colours at all.
        """,
      example: Example(
        [
          "tokens/globals.css": ".card { --primary: teal }"
        ],
        prints: """
          bottle.yaml:1:1: warning[tokens/no-colors]: `tokens/globals.css` makes no colour public
            1 | tokens: {}
              | ^^^^^^
              = help: bottle lint
          """
      ),
      mend: """
        Check `tokens.stylesheet`; with Tailwind, name the colours in `@theme` as \
        `--color-primary: var(--primary);`.
        """
    ),
    Explanation(
      "tokens/not-a-color",
      .warning,
      "a variable that is meant as a colour is none",
      why: """
        In some theme it has no value, or one that no browser takes for a colour, so the apps \
        cannot have it. Where nothing says that it is meant as one, it is a note.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root { --primary: teal }
          .dark { --primary: nvy }
          """
        ],
        prints: """
          tokens/globals.css:1:9: warning[tokens/not-a-color]: `--primary` is no colour in the dark theme: `nvy` is no colour
            1 | :root { --primary: teal }
              |         ^^^^^^^^^^^^^^^
             ::: tokens/globals.css:2:9: the value
            2 | .dark { --primary: nvy }
              |         --------------
              = help: write `navy`
          """
      ),
      mend: "Write a colour for every theme."
    ),
    Explanation(
      "tokens/theme-selector",
      .error,
      "a selector in bottle.yaml cannot be put on the root element",
      why: """
        `tokens.light` and `tokens.dark` say which class or attribute on `<html>` makes the page \
        light or dark. One that names other elements chooses no theme.
        """,
      example: Example(
        [
          "bottle.yaml": """
          tokens: {dark: "body .dark"}
          android: {}
          """,
          "tokens/globals.css": ":root { --primary: teal }",
        ],
        prints: """
          bottle.yaml:1:16: error[tokens/theme-selector]: `body .dark` cannot be put on the root element, so it chooses no theme
            1 | tokens: {dark: "body .dark"}
              |                ^^^^^^^^^^^^
              = help: a class or an attribute, such as `.dark` or `[data-theme=dark]`
          """
      ),
      mend: "Write a class or an attribute, such as `.dark` or `[data-theme=dark]`.",
      heldBecause: Held.configuration
    ),
    Explanation(
      "tokens/too-old",
      .error,
      "the app runs on an iOS that the colours in Swift do not",
      why: "SwiftUI takes colours that follow light and dark since iOS 15.",
      example: Example(
        [
          "bottle.yaml": """
          tokens: {}
          ios: {minimum: 14}
          """,
          "tokens/globals.css": ":root { --primary: teal }",
        ],
        prints: """
          bottle.yaml:2:16: error[tokens/too-old]: the colours in Swift need iOS 15, and the app runs on iOS 14
            2 | ios: {minimum: 14}
              |                ^^
              = help: minimum: 15
          """
      ),
      mend: "Raise `ios.minimum` in bottle.yaml.",
      heldBecause: "the Swift file would not compile"
    ),
    Explanation(
      "tokens/undefined-reference",
      .warning,
      "a value refers to a variable that nothing sets",
      why: "It has no value then, on the web as in the apps.",
      example: Example(
        [
          "tokens/globals.css": ":root { --brand: teal; --primary: var(--brnad) }"
        ],
        prints: """
          tokens/globals.css:1:39: warning[tokens/undefined-reference]: nothing sets `--brnad`, so this has no value
            1 | :root { --brand: teal; --primary: var(--brnad) }
              |                                       ^^^^^^^
              = help: did you mean `--brand`?
          """
      ),
      mend: "Correct the name, or set the variable."
    ),
  ]
}
