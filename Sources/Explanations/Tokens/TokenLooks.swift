internal import Diagnostics

extension Explanation {
  static let tokenLooks: [Explanation] = [
    Explanation(
      "tokens/contrast",
      .warning,
      "text is hard to read on its background",
      why: """
        The pair `x` and `x-foreground` has a contrast below 4.5, which WCAG 2 asks for text at \
        level AA. Many people cannot read it, and nobody can in the sun.
        """,
      example: Example(
        [
          "tokens/globals.css": ":root { --primary: #9cf; --primary-foreground: white }"
        ],
        prints: """
          tokens/globals.css:1:26: warning[tokens/contrast]: `--primary-foreground` on `--primary` has a contrast of 1.6 in light, 1.6 in dark; text needs 4.5 (WCAG AA)
            1 | :root { --primary: #9cf; --primary-foreground: white }
              |                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^
             ::: tokens/globals.css:1:9: what it stands on
            1 | :root { --primary: #9cf; --primary-foreground: white }
              |         ---------------
              = help: make one of the two lighter or darker there
          """
      ),
      mend: "Make one of the two lighter or darker in the theme that the message names."
    ),
    Explanation(
      "tokens/current-color",
      .warning,
      "a colour is each element's own text colour on the web",
      why: """
        `currentcolor` differs from element to element. An app's colour cannot, so the apps get \
        the root's.
        """,
      example: Example(
        [
          "tokens/globals.css": ":root { --border: currentcolor }"
        ],
        prints: """
          tokens/globals.css:1:19: warning[tokens/current-color]: on the web `currentcolor` is each element's own text colour, and the apps get the root's
            1 | :root { --border: currentcolor }
              |                   ^^^^^^^^^^^^
              = help: write the colour that is meant
          """
      ),
      mend: "Write the colour that is meant."
    ),
    Explanation(
      "tokens/hue-of-grey",
      .note,
      "a colour takes the hue of a grey",
      why: """
        A grey has no hue. Browsers find one in different ways; the apps get the standard's, 0.
        """,
      example: Example(
        [
          "tokens/globals.css": ":root { --grey: #888; --tint: oklch(from var(--grey) l 0.1 h) }"
        ],
        prints: """
          tokens/globals.css:1:31: note[tokens/hue-of-grey]: this takes the hue of a grey, which browsers find in different ways; the apps get the standard's, 0
            1 | :root { --grey: #888; --tint: oklch(from var(--grey) l 0.1 h) }
              |                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: write the hue that is meant
          """
      ),
      mend: "Write the hue that is meant."
    ),
    Explanation(
      "tokens/outside-srgb",
      .note,
      "a colour is outside sRGB, and an output is not",
      why: """
        Phones of the last ten years show more colours than sRGB has. An output with `gamut: \
        srgb` gets the nearest one that it has, which is duller.
        """,
      example: Example(
        [
          "bottle.yaml": """
          tokens: {}
          android: {gamut: srgb}
          """,
          "tokens/globals.css": ":root { --primary: oklch(0.7 0.3 150) }",
        ],
        prints: """
          tokens/globals.css:1:9: note[tokens/outside-srgb]: `--primary` is outside sRGB, so a screen that could show it as it is gets a duller one from `android`
            1 | :root { --primary: oklch(0.7 0.3 150) }
              |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: write `gamut: p3` under `android` in bottle.yaml
          """
      ),
      mend: "Write `gamut: p3` under the section that the message names."
    ),
    Explanation(
      "tokens/set-everywhere",
      .warning,
      "`*` sets a variable on every element",
      why: """
        Nothing inherits the root's value then: the page shows the value that `*` sets, and the \
        apps get the root's.
        """,
      example: Example(
        [
          "tokens/globals.css": """
          * { --border: silver }
          :root { --border: teal }
          """
        ],
        prints: """
          tokens/globals.css:1:5: warning[tokens/set-everywhere]: `*` sets `--border` on every element, so on the web only the root has the value that the apps get
            1 | * { --border: silver }
              |     ^^^^^^^^^^^^^^^^
             ::: tokens/globals.css:2:9: the root's value
            2 | :root { --border: teal }
              |         --------------
          """
      ),
      mend: "Set it on `:root` alone."
    ),
    Explanation(
      "tokens/system-color",
      .warning,
      "a colour is the system's own",
      why: """
        Words such as `CanvasText` stand for what the reader's system has set. An app's colour \
        is the same everywhere, so the apps get what Chromium shows by default.
        """,
      example: Example(
        [
          "tokens/globals.css": ":root { --border: CanvasText }"
        ],
        prints: """
          tokens/globals.css:1:19: warning[tokens/system-color]: on the web `CanvasText` is the system's own colour, and the apps get Chromium's
            1 | :root { --border: CanvasText }
              |                   ^^^^^^^^^^
              = help: write the colour that is meant
          """
      ),
      mend: "Write the colour that is meant."
    ),
  ]
}
