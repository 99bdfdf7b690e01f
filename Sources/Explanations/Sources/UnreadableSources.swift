internal import Diagnostics

extension Explanation {
  static let unreadableSources: [Explanation] = [
    Explanation(
      "sources/unreadable",
      .error,
      "a file that bottle.yaml names cannot be read as a file",
      why: """
        It is missing, a folder, a link to nothing, or larger than any text should be. Outputs \
        made without it would lack what it says.
        """,
      example: Example(
        [
          "bottle.yaml": "tokens: {stylesheet: tokens/global.css}",
          "tokens/globals.css": ":root { --primary: teal }",
        ],
        prints: """
          bottle.yaml:1:22: error[sources/unreadable]: cannot read `tokens/global.css`: there is no such file or folder
            1 | tokens: {stylesheet: tokens/global.css}
              |                      ^^^^^^^^^^^^^^^^^
          """
      ),
      mend: "Correct the path in bottle.yaml, or put the file there.",
      heldBecause: Held.unreadable
    )
  ]
}
