internal import Diagnostics

extension Explanation {
  static let cssTheme: [Explanation] = [
    Explanation(
      "css/nested-theme",
      .error,
      "a Tailwind `@theme` stands in another rule",
      why: "Tailwind refuses it, so the web's own build fails. The block is passed over.",
      example: Example(
        [
          "tokens/globals.css": """
          @media (prefers-color-scheme: dark) {
            @theme { --color-primary: navy }
          }
          """
        ],
        prints: """
          tokens/globals.css:2:3: error[css/nested-theme]: `@theme` must not stand in another rule or under a condition
            2 |   @theme { --color-primary: navy }
              |   ^^^^^^^
          """
      ),
      mend: """
        Move `@theme` to the top level. Values for a condition belong into variables that \
        `@theme` refers to.
        """
    ),
    Explanation(
      "css/theme-content",
      .error,
      "a Tailwind `@theme` holds something that it does not take",
      why: """
        Tailwind takes only custom properties and `@keyframes` there and refuses all else, so \
        the web's own build fails.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          @theme {
            --color-primary: teal;
            color: teal;
          }
          """
        ],
        prints: """
          tokens/globals.css:3:3: error[css/theme-content]: Tailwind takes only custom properties and `@keyframes` in `@theme`
            3 |   color: teal;
              |   ^^^^^^^^^^^
          """
      ),
      mend: "Move it out of `@theme`."
    ),
  ]
}
