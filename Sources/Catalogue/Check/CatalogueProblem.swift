internal import Diagnostics
internal import Documents
internal import Messages

/// What can be wrong with a catalogue's keys and files, in words.
enum CatalogueProblem {
  static func emptyKey(_ place: Place) -> Diagnostic {
    Diagnostic(
      "words/empty-key",
      .error,
      at: place,
      "this key is empty, so nothing can be named after it",
      help: "give the key a name, such as `title`"
    )
  }

  static func dottedKey(_ key: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "words/dotted-key",
      .error,
      at: place,
      "the key `\(key)` has a dot in it, which cannot be told from nesting",
      help: "nest objects instead of the dot, or write the whole namespace with dotted keys"
    )
  }

  static func notText(_ path: [String], _ node: DocumentNode, at place: Place) -> Diagnostic {
    Diagnostic(
      "words/not-text",
      .error,
      at: place,
      "`\(path.joined(separator: "."))` is \(node.kindName), but a message is a text",
      help: "write the message between quotes, or move the value out of the namespace"
    )
  }

  static func leafAndGroup(_ key: String, at place: Place, other: Place) -> Diagnostic {
    Diagnostic(
      "words/shape-conflict",
      .error,
      at: place,
      "`\(key)` makes one name both a message and a group of messages",
      help: "rename one of the two",
      related: [.init(other, "the other one is here")]
    )
  }

  static func shapeConflict(
    _ path: [String],
    _ node: DocumentNode,
    at place: Place,
    source: Place
  ) -> Diagnostic {
    let (here, there) =
      if case .object = node.value { ("a group", "a message") } else { ("a message", "a group") }
    return Diagnostic(
      "words/shape-conflict",
      .error,
      at: place,
      "`\(path.joined(separator: "."))` is \(here) here but \(there) in the source",
      help: "give it the source's shape",
      related: [.init(source, "the source's is here")]
    )
  }

  static func noNamespace(_ namespace: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "words/no-namespace",
      .error,
      at: place,
      namespace.isEmpty
        ? "this file holds no object of messages" : "this file has no namespace `\(namespace)`",
      help: namespace.isEmpty
        ? "write the messages as one object: { \"key\": \"message\" }"
        : "add `\"\(namespace)\": {}` to it, or correct `words.namespace` in bottle.yaml"
    )
  }

  static func syntax(_ error: MessageError, at place: Place) -> Diagnostic {
    Diagnostic("words/syntax", .error, at: place, error.sentence, help: error.help)
  }

  static func extraKey(_ path: [String], at place: Place) -> Diagnostic {
    Diagnostic(
      "words/extra-key",
      .warning,
      at: place,
      "the source has no key `\(path.joined(separator: "."))`, so nothing can show this text",
      help: "remove it here, or add it to the source"
    )
  }

  static func missing(_ path: [String], _ file: SourceFile) -> Diagnostic {
    Diagnostic(
      "words/missing",
      .note,
      at: Place(path: file.path),
      "`\(path.joined(separator: "."))` is not translated here",
      help: "until it is, the apps show the source's text"
    )
  }

  static func empty(_ path: [String], at place: Place) -> Diagnostic {
    Diagnostic(
      "words/empty",
      .note,
      at: place,
      "`\(path.joined(separator: "."))` is empty, which counts as not translated",
      help: "until it is translated, the apps show the source's text"
    )
  }
}
