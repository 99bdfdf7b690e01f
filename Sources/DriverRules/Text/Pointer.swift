/// JSON Pointers (RFC 6901) into what was typed.
enum Pointer {
  /// The pointer of these steps; empty without any.
  static func to(_ steps: String...) -> String {
    steps.map { "/" + escaped($0) }.joined()
  }

  /// An id may hold anything, the two signs of a pointer too.
  private static func escaped(_ step: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in step.unicodeScalars {
      switch scalar {
      case "~": text.append(contentsOf: "~0".unicodeScalars)
      case "/": text.append(contentsOf: "~1".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
