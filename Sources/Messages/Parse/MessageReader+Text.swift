internal import Diagnostics

extension MessageReader {
  /// Reads text up to the next piece that is none, and undoes its quoting.
  ///
  /// An apostrophe quotes only what needs it: before `{ } < >`, and before `#` where that is a
  /// number. Two of them are one apostrophe, quoted or not. A quote that nothing closes runs to the
  /// end of the message.
  mutating func readText(in nesting: Nesting) -> Element {
    let start = at
    var copy = TextCopy(from: start)
    reading: while !isAtEnd {
      switch peek() {
      case UInt8(ascii: "{"):
        break reading
      case UInt8(ascii: "}") where nesting.depth > 0:
        break reading
      case UInt8(ascii: "#") where nesting.poundIsNumber:
        break reading
      case UInt8(ascii: "<") where startsClosingTag:
        break reading
      case UInt8(ascii: "<") where startsOpeningTag:
        guard let tag = selfClosingTag else { break reading }
        copy.drop(tag.nameEnd..<tag.end - 2, of: bytes)
        at = tag.end
      case UInt8(ascii: "'"):
        readApostrophe(in: nesting, into: &copy)
      default:
        at += 1
      }
    }
    return .text(copy.text(upTo: at, of: bytes), span(from: start))
  }

  /// Reads an apostrophe and, where it quotes, everything up to the one that closes it.
  private mutating func readApostrophe(in nesting: Nesting, into copy: inout TextCopy) {
    if peek(1) == UInt8(ascii: "'") {
      copy.drop(at..<at + 1, of: bytes)
      at += 2
      return
    }
    guard startsQuote(in: nesting) else {
      at += 1
      return
    }
    copy.drop(at..<at + 1, of: bytes)
    at += 2
    while !isAtEnd {
      guard peek() == UInt8(ascii: "'") else {
        at += 1
        continue
      }
      copy.drop(at..<at + 1, of: bytes)
      at += 1
      guard peek() == UInt8(ascii: "'") else { return }
      at += 1
    }
  }

  /// Whether the apostrophe that comes next quotes what follows it.
  private func startsQuote(in nesting: Nesting) -> Bool {
    switch peek(1) {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "#"): nesting.poundIsNumber
    default: false
    }
  }
}
