internal import Diagnostics

extension Explanation {
  static let wordsPermissions: [Explanation] = [
    Explanation(
      "words/permission-not-plain",
      .error,
      "a usage description has arguments or tags",
      why: """
        iOS itself shows the texts under `permissions` when it asks for the camera or the \
        location, exactly as they stand. It fills nothing in. The description is left out.
        """,
      example: Example(
        [
          "bottle.yaml": """
          words: {source: en}
          ios: {}
          """,
          "i18n/en.json": """
          {"driverApp": {"permissions": {"camera": "{app} scans bottles"}}}
          """,
        ],
        prints: """
          i18n/en.json:1:42: error[words/permission-not-plain]: the system shows a usage description as it is, so it can have no arguments and no tags
            1 | {"driverApp": {"permissions": {"camera": "{app} scans bottles"}}}
              |                                          ^^^^^^^^^^^^^^^^^^^^^
              = help: write it as plain text
          """
      ),
      mend: "Write it as plain text."
    ),
    Explanation(
      "words/unknown-permission",
      .error,
      "a key under `permissions` is none of Apple's usage descriptions",
      why: """
        Each key there becomes a key of Info.plist: `camera` is `NSCameraUsageDescription`. iOS \
        never shows one that it does not know, and ends the app that lacks the right one. The \
        text is left out.
        """,
      example: Example(
        [
          "bottle.yaml": """
          words: {source: en}
          ios: {}
          """,
          "i18n/en.json": """
          {"driverApp": {"permissions": {"camra": "To scan bottles"}}}
          """,
        ],
        prints: """
          i18n/en.json:1:32: error[words/unknown-permission]: Apple has no usage description for `camra`
            1 | {"driverApp": {"permissions": {"camra": "To scan bottles"}}}
              |                                ^^^^^^^
              = help: did you mean `camera`?
          """
      ),
      mend: "Use one of Apple's names."
    ),
  ]
}
