internal import Diagnostics

extension Explanation {
  static let wordsFiles: [Explanation] = [
    Explanation(
      "words/duplicate-locale",
      .error,
      "two files are for one locale",
      why: """
        Their names differ, but the phones tell neither apart, and one would overwrite the \
        other's texts.
        """,
      example: Example(
        [
          "i18n/he.json": """
          {"driverApp": {"title": "סבבים"}}
          """,
          "i18n/iw.json": """
          {"driverApp": {"title": "סבבים"}}
          """,
        ],
        prints: """
          i18n/iw.json: error[words/duplicate-locale]: this is the same locale as i18n/he.json: the phones tell neither apart
             ::: i18n/he.json: the other file
              = help: keep one of the two files
          """
      ),
      mend: "Keep one of the two files.",
      heldBecause: "the two would be written to one file"
    ),
    Explanation(
      "words/no-catalogue",
      .error,
      "the catalogue's folder cannot be read",
      why: "There are no texts at all.",
      example: Example(
        [
          "bottle.yaml": """
          words: {catalogue: "locales/{locale}.json"}
          android: {}
          """,
          "i18n/en.json": """
          {"driverApp": {"title": "Rounds"}}
          """,
        ],
        prints: """
          bottle.yaml:1:20: error[words/no-catalogue]: cannot list `locales`: there is no such file or folder
            1 | words: {catalogue: "locales/{locale}.json"}
              |                    ^^^^^^^^^^^^^^^^^^^^^^^
          """
      ),
      mend: "Correct `words.catalogue` in bottle.yaml.",
      heldBecause: Held.noTexts
    ),
    Explanation(
      "words/no-locale",
      .error,
      "a locale that bottle.yaml names has no file",
      why: """
        Without the source's file there are no texts, and a language that was promised would be \
        missing from the apps.
        """,
      example: Example(
        [
          "bottle.yaml": """
          words: {source: en, locales: [pl, cs]}
          android: {}
          """,
          "i18n/pl.json": """
          {"driverApp": {"title": "Kursy"}}
          """,
        ],
        prints: """
          bottle.yaml:1:35: error[words/no-locale]: the locale `cs` has no file in `i18n`
            1 | words: {source: en, locales: [pl, cs]}
              |                                   ^^
              = help: there are `en`, `pl`
          """
      ),
      mend: "Correct the code in bottle.yaml, or add the file.",
      heldBecause: "the apps would lack a language that bottle.yaml promises"
    ),
    Explanation(
      "words/no-namespace",
      .error,
      "a file has no messages where they should be",
      why: """
        `words.namespace` says which part of a file is the apps'. Without it, the file has \
        nothing for them, which more likely is a wrong name than no translation.
        """,
      example: Example(
        [
          "i18n/pl.json": """
          {"driver": {"title": "Kursy"}}
          """
        ],
        prints: """
          i18n/pl.json: error[words/no-namespace]: this file has no namespace `driverApp`
              = help: add `"driverApp": {}` to it, or correct `words.namespace` in bottle.yaml
          """
      ),
      mend: "Add the namespace to the file, or correct `words.namespace` in bottle.yaml.",
      heldBecause: Held.noTexts
    ),
    Explanation(
      "words/unknown-language",
      .error,
      "a file of the catalogue is not named after a locale",
      why: """
        Android and iOS find a language by its code, so a file with another name would be shown \
        to nobody. It is left out.
        """,
      example: Example(
        [
          "i18n/polish.json": """
          {"driverApp": {"title": "Kursy"}}
          """
        ],
        prints: """
          i18n/polish.json: error[words/unknown-language]: `polish` is not the code of a locale
              = help: rename the file, or list the locales under `words.locales` in bottle.yaml
          """
      ),
      mend: "Rename the file, or list the locales under `words.locales` in bottle.yaml."
    ),
  ]
}
