internal import Diagnostics

extension MessageReader {
  /// An argument whose `{` and name have been read.
  struct Opening {
    /// The index of `{`.
    var start: Int
    /// The name.
    var name: Range<Int>
    /// What it stands in.
    var nesting: Nesting
  }

  /// Reads `{…}`.
  mutating func readArgument(in nesting: Nesting) throws(MessageError) -> Element {
    let start = at
    at += 1
    skipSpace()
    if skip("}") { throw error(.emptyArgument, from: start) }
    if isAtEnd { throw error(.notClosed, from: start) }
    let name = readIdentifier()
    if name.isEmpty { throw error(.malformedArgument, from: start, found: characterAhead) }
    skipSpace()
    if skip("}") { return .argument(name: string(name), span(from: start)) }
    if isAtEnd { throw error(.notClosed, from: start) }
    guard skip(",") else {
      throw error(.malformedArgument, from: start, subject: string(name), found: characterAhead)
    }
    skipSpace()
    if isAtEnd { throw error(.notClosed, from: start) }
    return try readTyped(Opening(start: start, name: name, nesting: nesting))
  }

  /// Reads from the type of an argument to its `}`.
  private mutating func readTyped(_ opening: Opening) throws(MessageError) -> Element {
    let type = readIdentifier()
    switch string(type) {
    case "number": return try readNumber(opening)
    case "date": return try readDateTime(opening, Element.date)
    case "time": return try readDateTime(opening, Element.time)
    case "select": return try readSelect(opening)
    case "plural": return try readPlural(opening, .cardinal)
    case "selectordinal": return try readPlural(opening, .ordinal)
    case "":
      throw error(.missingType, from: type.lowerBound, subject: string(opening.name))
    case let word:
      throw error(
        .unknownType,
        from: type.lowerBound,
        subject: string(opening.name),
        found: word
      )
    }
  }

  /// Reads the `}` that closes what opened at `start`.
  mutating func readClosingBrace(from start: Int, of subject: Range<Int>) throws(MessageError) {
    guard skip("}") else {
      throw error(.notClosed, from: start, subject: string(subject), found: characterAhead)
    }
  }
}
