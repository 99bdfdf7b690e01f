/// A piece of a format string of a catalog.
enum FormatPiece: Equatable {
  /// Text, `%%` as one `%`.
  case text(String)
  /// `%@`, `%2$lld`: an argument by number, or the next one.
  case argument(number: Int?, conversion: String)
  /// `%#@name@`, `%2$#@name@`: a substitution.
  case substitution(name: String, number: Int?)
  /// `%arg`: the number that a substitution is about.
  case own

  /// The pieces of a format string; nil where a `%` starts nothing that a catalog knows, which a phone
  /// would print as garbage.
  static func pieces(of format: String) -> [Self]? {
    var pieces: [Self] = []
    var text = ""
    var rest = Substring(format)
    func flush() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    while let next = rest.unicodeScalars.first {
      guard next == "%" else {
        text.unicodeScalars.append(rest.unicodeScalars.removeFirst())
        continue
      }
      if rest.hasPrefix("%%") {
        text += "%"
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("%arg") {
        flush()
        pieces.append(.own)
        rest = rest.dropFirst(4)
      } else if let match = rest.prefixMatch(of: /%(?:(\d+)\$)?#@([^@]+)@/) {
        flush()
        pieces.append(.substitution(name: String(match.2), number: match.1.flatMap { Int($0) }))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /%(?:(\d+)\$)?(@|lld|d|u|llu|lf|f)/) {
        flush()
        pieces.append(
          .argument(number: match.1.flatMap { Int($0) }, conversion: String(match.2))
        )
        rest = rest[match.range.upperBound...]
      } else {
        return nil
      }
    }
    flush()
    return pieces
  }
}
