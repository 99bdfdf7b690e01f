internal import Diagnostics

extension Explanation {
  static let beginnings: [Explanation] = [
    Explanation(
      "init/exists",
      .error,
      "there is a bottle.yaml already",
      why: """
        Somebody wrote it, so it is never written over. One in a folder above is for this folder \
        too.
        """,
      example: Example(
        [
          "bottle.yaml": "words: {source: en}"
        ],
        verb: "init",
        prints: """
          bottle.yaml: error[init/exists]: the project has a bottle.yaml already
              = help: change it by hand; or move it away, and run `bottle init` again to compare
          """
      ),
      mend: """
        Change it by hand, or move it away and run `bottle init` again to compare. For a project \
        of its own in a folder: `bottle init --root .`.
        """,
      heldBecause: Held.beginning
    ),
    Explanation(
      "init/nothing-found",
      .error,
      "there is nothing to make outputs from",
      why: """
        bottle reads a catalogue of texts, a file or a folder a locale, and a stylesheet with \
        colours as custom properties. None was found in the folder or below.
        """,
      example: Example(
        [
          "README.md": "# Shop"
        ],
        verb: "init",
        prints: """
          error[init/nothing-found]: here is no catalogue of JSON or YAML files a locale, and no stylesheet with colours as custom properties
              = help: go to the folder that holds the web project and the apps, or write a bottle.yaml:
                      words:
                        catalogue: messages/{locale}.json
                        namespace: ""
                        source: en
                      tokens:
                        stylesheet: styles/globals.css
          """
      ),
      mend: """
        Go to the folder that holds the web project and the apps, or write bottle.yaml by hand.
        """,
      heldBecause: Held.beginning
    ),
  ]
}
