/// The pieces of a path with parameters.
enum PathTemplate {
  struct Piece {
    /// A text that stands as it is, or a parameter's name.
    var text: String
    var isParameter: Bool
  }

  /// Cuts a path at its braces; nil if it is no path.
  static func pieces(_ template: String) -> [Piece]? {
    guard template.utf8.first == UInt8(ascii: "/") else { return nil }
    var pieces = [Piece(text: "", isParameter: false)]
    for scalar in template.unicodeScalars {
      let isInside = pieces[pieces.count - 1].isParameter
      switch scalar {
      case "{":
        if isInside { return nil }
        pieces.append(Piece(text: "", isParameter: true))
      case "}":
        if !isInside || pieces[pieces.count - 1].text.isEmpty { return nil }
        pieces.append(Piece(text: "", isParameter: false))
      case "?", "#", "\u{0}"..."\u{20}": return nil
      case "/" where isInside: return nil
      default: pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
      }
    }
    if pieces[pieces.count - 1].isParameter { return nil }
    return pieces.filter { !$0.text.isEmpty }
  }
}
