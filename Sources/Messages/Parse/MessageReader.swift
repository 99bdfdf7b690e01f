internal import Diagnostics

/// One pass over the bytes of one message.
///
/// The functions named `read…` start at the byte that decided for them and stop after the last byte
/// of what they read.
struct MessageReader {
  let bytes: ArraySlice<UInt8>
  let options: ParserOptions
  /// The index in `bytes` of the next byte.
  var at: Int

  /// Starts at the first byte.
  init(_ bytes: ArraySlice<UInt8>, _ options: ParserOptions) {
    self.bytes = bytes
    self.options = options
    at = bytes.startIndex
  }

  /// Reads pieces up to the end of the message, or of the branch or tag they are in.
  mutating func readElements(in nesting: Nesting) throws(MessageError) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(3)
    while !isAtEnd {
      switch peek() {
      case UInt8(ascii: "{"):
        elements.append(try readArgument(in: nesting))
      case UInt8(ascii: "}") where nesting.depth > 0:
        return elements
      case UInt8(ascii: "#") where nesting.poundIsNumber:
        at += 1
        elements.append(.pound(span(from: at - 1)))
      case UInt8(ascii: "<") where startsClosingTag:
        guard nesting.isInTag else {
          throw error(.unmatchedClosingTag, from: at, found: closingTagAhead)
        }
        return elements
      case UInt8(ascii: "<") where startsOpeningTag && selfClosingTag == nil:
        elements.append(try readTag(in: nesting))
      default:
        elements.append(readText(in: nesting))
      }
    }
    return elements
  }

  /// The nesting inside a tag or branch that opened at `start`, unless that is too deep.
  func deeper(_ nesting: Nesting, from start: Int) throws(MessageError) -> Nesting {
    guard nesting.depth <= MessageParser.depthLimit else { throw error(.tooDeep, from: start) }
    return nesting
  }
}
