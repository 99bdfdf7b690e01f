internal import Diagnostics

/// Where the bytes of a text stand as FormatJS counts.
struct SourcePositions {
  /// A place in a text.
  struct Position {
    /// UTF-16 code units before it.
    var offset = 0
    /// From 1; only a line feed ends a line.
    var line = 1
    /// In code points, from 1.
    var column = 1
  }

  /// The position of each byte, and of the end.
  private var positions: [Position] = []

  /// Counts through `text`.
  init(_ text: Text) {
    positions.reserveCapacity(text.bytes.count + 1)
    var position = Position()
    for byte in text.bytes {
      positions.append(position)
      switch byte {
      case 0x0A: position = Position(offset: position.offset + 1, line: position.line + 1)
      case 0x80..<0xC0: break
      default:
        // A code point of four bytes is two code units.
        position.offset += byte >= 0xF0 ? 2 : 1
        position.column += 1
      }
    }
    positions.append(position)
  }

  /// The position of the byte at a UTF-8 offset of the text.
  subscript(offset: Int) -> Position { positions[offset] }
}
