internal import Diagnostics

/// What can be wrong with the names that keys end on, in words.
enum NameProblem {
  static func resource(_ name: String, _ key: KeyPlan, _ other: KeyPlan) -> Diagnostic {
    Diagnostic(
      "words/name-collision",
      .error,
      at: key.place,
      "`\(key.name)` and `\(other.name)` both become the Android resource `\(name)`",
      help: "rename one of the two",
      related: [.init(other.place, "the other key is here")]
    )
  }

  static func reserved(_ name: String, _ key: KeyPlan, at place: Place) -> Diagnostic {
    Diagnostic(
      "words/name-collision",
      .error,
      at: place,
      "`\(key.name)` becomes the Android resource `\(name)`, which tells the accessors the locale",
      help: "rename the key"
    )
  }

  static func identifier(_ name: String, _ key: KeyPlan, _ other: KeyPlan) -> Diagnostic {
    Diagnostic(
      "words/name-collision",
      .error,
      at: key.place,
      "`\(key.name)` and `\(other.name)` both become `\(name)` in code",
      help: "rename one of the two",
      related: [.init(other.place, "the other key is here")]
    )
  }

  static func parameter(
    _ name: String,
    _ argument: String,
    _ other: String,
    at place: Place
  ) -> Diagnostic {
    Diagnostic(
      "words/name-collision",
      .error,
      at: place,
      "the arguments `\(other)` and `\(argument)` both become the parameter `\(name)` in code",
      help: "rename one of the two"
    )
  }

  static func library(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "words/library-name",
      .warning,
      at: place,
      "a common library ships a string `\(name)` too, and the app's would replace it",
      help: "rename the key, or set `android.resourcePrefix` in bottle.yaml"
    )
  }
}
