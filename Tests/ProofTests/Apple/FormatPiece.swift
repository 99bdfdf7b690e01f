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
    let pattern =
      /%(?:(?<percent>%)|(?<own>arg)|(?:(?<number>\d+)\$)?(?:\#@(?<name>[^@]+)@|(?<conversion>@|lld|llu|lf|d|u|f)))/
      .matchingSemantics(.unicodeScalar)
    var pieces: [Self] = []
    var rest = Substring(format)
    while let percent = rest.unicodeScalars.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append(.text(String(rest[..<percent]))) }
      guard let match = rest[percent...].prefixMatch(of: pattern) else { return nil }
      let number = match.output.number.flatMap { Int($0) }
      if match.output.percent != nil {
        pieces.append(.text("%"))
      } else if let name = match.output.name {
        pieces.append(.substitution(name: String(name), number: number))
      } else if let conversion = match.output.conversion {
        pieces.append(.argument(number: number, conversion: String(conversion)))
      } else {
        pieces.append(.own)
      }
      rest = rest[match.range.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}
