internal import Diagnostics

extension RootElement {
  /// The root with a theme's selector put on it, and the problem of one that cannot be.
  static func themed(
    _ selector: TokenOptions.ThemeSelector
  ) -> (root: RootElement, problem: Diagnostic?) {
    var root = RootElement()
    let source = SourceFile(path: "", bytes: Array(selector.text.utf8))
    let values = Lexer.read(source).lexemes.trimmed
    if values.isEmpty { return (root, nil) }
    var reader = SelectorReader()
    guard let read = reader.complex(values), read.tests.allSatisfy({ root.put($0) }) else {
      return (RootElement(), problem(selector))
    }
    return (root, nil)
  }

  /// Makes a test hold; false if no attribute on the root can.
  private mutating func put(_ test: Selector.Test) -> Bool {
    switch test {
    case .hasClass(let name): put("class", name)
    case .hasID(let name): put("id", name)
    case .attribute(let test): put(test.name, test.value)
    default: return false
    }
    return true
  }

  private static func problem(_ selector: TokenOptions.ThemeSelector) -> Diagnostic {
    Diagnostic(
      "tokens/theme-selector",
      .error,
      at: selector.place,
      "`\(selector.text)` cannot be put on the root element, so it chooses no theme",
      help: "a class or an attribute, such as `.dark` or `[data-theme=dark]`"
    )
  }
}
