internal import Diagnostics

extension Explanation {
  static let tokenThemes: [Explanation] = [
    Explanation(
      "tokens/dark-first",
      .note,
      "the page seems to be dark until something makes it light",
      why: """
        bottle takes the plain root for light. In a sheet that is dark first, that makes the \
        apps dark by day.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root { --background: #111; --primary: teal }
          [data-theme=light] { --background: white }
          """
        ],
        prints: """
          tokens/globals.css:1:9: note[tokens/dark-first]: `--background` is dark in light too, so the stylesheet seems to be dark first
            1 | :root { --background: #111; --primary: teal }
              |         ^^^^^^^^^^^^^^^^^^
              = help: name what makes it light under `tokens`: `light: "[data-theme=light]"`
          """
      ),
      mend: """
        Name what makes the page light: `light: "[data-theme=light]"` under `tokens`.
        """
    ),
    Explanation(
      "tokens/dark-value-loses",
      .warning,
      "a value for dark never shows",
      why: """
        Another value, for both themes, stands above it by `!important`, layer, specificity or \
        order, so the page in dark has the light colour. The apps show what the page shows.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          @media (prefers-color-scheme: dark) { :root { --primary: navy } }
          :root { --primary: teal }
          """
        ],
        prints: """
          tokens/globals.css:1:47: warning[tokens/dark-value-loses]: this value for dark never shows: a value for both themes comes later, with a selector that is as specific
            1 | @media (prefers-color-scheme: dark) { :root { --primary: navy } }
              |                                               ^^^^^^^^^^^^^^^
             ::: tokens/globals.css:2:9: the value that shows
            2 | :root { --primary: teal }
              |         ---------------
          """
      ),
      mend: "Move the dark value below the other, or make its selector as specific."
    ),
    Explanation(
      "tokens/only-in-light",
      .note,
      "a colour has no value of its own for dark",
      why: """
        Others have one, so this one may have been forgotten. Colours that are meant to be the \
        same need nothing.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          :root { --background: white; --primary: teal }
          .dark { --background: black }
          """
        ],
        prints: """
          tokens/globals.css:1:30: note[tokens/only-in-light]: `--primary` has no value of its own for dark
            1 | :root { --background: white; --primary: teal }
              |                              ^^^^^^^^^^^^^^^
          """
      ),
      mend: "Set it for dark, if it should differ."
    ),
  ]
}
