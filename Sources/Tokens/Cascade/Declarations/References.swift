internal import Diagnostics

/// The functions in a value that stand for something else: CSS Values 5, section 8.
enum References {
  /// Whether a function's name, in lower case, is one that is replaced before the value is read.
  static func isReplaced(_ name: String) -> Bool {
    switch name {
    case "var", "env", "attr", "if", "inherit", "theme": true
    default: name.hasPrefix("--")
    }
  }

  /// Whether there is one at any depth.
  static func areIn(_ values: ArraySlice<ComponentValue>) -> Bool {
    values.contains { value in
      switch value.kind {
      case .function(let name, let contents):
        isReplaced(name.lowercased) || areIn(contents[...])
      case .block(_, let contents): areIn(contents[...])
      default: false
      }
    }
  }

  /// Whether every `var()` is well formed; a declaration with one that is not is dropped.
  static func areValid(in values: ArraySlice<ComponentValue>) -> Bool {
    values.allSatisfy { value in
      switch value.kind {
      case .function(let name, let contents):
        (!name.isWord("var") || Reference(contents) != nil) && areValid(in: contents[...])
      case .block(_, let contents): areValid(in: contents[...])
      default: true
      }
    }
  }

  /// Tells the names of all `var()` in a value, those in fallbacks among them.
  static func names(in values: ArraySlice<ComponentValue>, _ body: (Text) -> Void) {
    for value in values {
      if case .function(let name, let contents) = value.kind, name.isWord("var"),
        let reference = Reference(contents)
      {
        body(reference.name)
      }
      if let contents = value.contents { names(in: contents[...], body) }
    }
  }
}
