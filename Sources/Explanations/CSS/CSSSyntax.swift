internal import Diagnostics

extension Explanation {
  static let cssSyntax: [Explanation] = [
    Explanation(
      "css/invalid-property-rule",
      .warning,
      "an `@property` is not one that browsers take",
      why: """
        Browsers ignore the whole rule, and the variable is inherited and takes any value, as if \
        it were not registered.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          @property --primary { syntax: "<color>"; inherits: true }
          :root { --primary: teal }
          """
        ],
        prints: """
          tokens/globals.css:1:1: warning[css/invalid-property-rule]: a browser ignores this `@property`: it needs `syntax`, `inherits` and, unless the syntax is `*`, an `initial-value` of that syntax
            1 | @property --primary { syntax: "<color>"; inherits: true }
              | ^^^^^^^^^^^^^^^^^^^^
          """
      ),
      mend: """
        Write `syntax`, `inherits` and, unless the syntax is `*`, an `initial-value` of that \
        syntax.
        """
    ),
    Explanation(
      "css/invalid-selector",
      .warning,
      "a rule that sets variables has a selector that browsers do not know",
      why: """
        One unknown selector in a list makes a browser drop the whole rule, so none of its \
        variables is set.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root { --primary: teal }
          :root, :dark { --primary: navy }
          """
        ],
        prints: """
          tokens/globals.css:2:1: warning[css/invalid-selector]: a browser does not know this selector, so it drops the whole rule
            2 | :root, :dark { --primary: navy }
              | ^^^^^^^^^^^^
              = help: move the selectors it knows to a rule of their own
          """
      ),
      mend: "Correct the selector, or move those that browsers know to a rule of their own."
    ),
    Explanation(
      "css/missing-semicolon",
      .warning,
      "a variable's value goes on with what looks like the next declaration",
      why: """
        A variable takes nearly any value, so without the semicolon the next declaration is part \
        of it. Neither variable has the value that was meant.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root {
            --primary: teal
            --border: silver;
          }
          """
        ],
        prints: """
          tokens/globals.css:3:3: warning[css/missing-semicolon]: no semicolon stands before `--border`, so it is part of the value of `--primary`
            3 |   --border: silver;
              |   ^^^^^^^^
              = help: end the value before it with `;`
          """
      ),
      mend: "End the value with `;`."
    ),
    Explanation(
      "css/out-of-scope",
      .warning,
      "a value depends on something that no theme decides",
      why: """
        A condition on the page, on the window's size or on a rule that is not followed decides \
        which colour a browser shows. The apps get the colour that shows when it does not hold.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root { --primary: teal }
          @media (min-width: 40rem) { :root { --primary: navy } }
          """
        ],
        prints: """
          tokens/globals.css:2:8: warning[css/out-of-scope]: no theme decides this condition, so it is taken not to hold
            2 | @media (min-width: 40rem) { :root { --primary: navy } }
              |        ^^^^^^^^^^^^^^^^^^
          """
      ),
      mend: """
        Set the colour under conditions that the apps have too: light, dark and more contrast.
        """
    ),
    Explanation(
      "css/syntax",
      .warning,
      "a stylesheet has a mistake that browsers read over",
      why: """
        CSS says how to go on after every mistake, but not as the author meant: a declaration is \
        dropped, or all up to the next bracket.
        """,
      example: Example(
        [
          "tokens/globals.css": ":root { --primary: teal; border }"
        ],
        prints: """
          tokens/globals.css:1:26: warning[css/syntax]: this is no declaration, so a browser drops it
            1 | :root { --primary: teal; border }
              |                          ^^^^^^
              = help: name: value;
          """
      ),
      mend: "Correct the place shown."
    ),
    Explanation(
      "css/too-deep",
      .error,
      "brackets nest more than 256 deep",
      why: "A stylesheet this deep is damaged or hostile. What is inside is not read.",
      example: Example(
        [
          "tokens/globals.css": String(repeating: "{", count: 300)
        ],
        prints: """
          tokens/globals.css:1:257: error[css/too-deep]: brackets nest more than 256 deep, so what is inside is not read
            1 | …{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{
              |                                                  ^
          """
      ),
      mend: "Look at how the file was made.",
      heldBecause: Held.limit
    ),
    Explanation(
      "css/unknown-rule",
      .note,
      "a stylesheet has a rule that no browser knows",
      why: """
        It is skipped with all that is in it. Rules of well-known tools, such as Tailwind's, are \
        known and not told.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root { --primary: teal }
          @meda (prefers-color-scheme: dark) { :root { --primary: navy } }
          """
        ],
        prints: """
          tokens/globals.css:2:1: note[css/unknown-rule]: no browser knows `@meda`, so it is skipped with what is in it
            2 | @meda (prefers-color-scheme: dark) { :root { --primary: navy } }
              | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          """
      ),
      mend: "Correct the name, if it is a slip."
    ),
  ]
}
