internal import Documents

/// Turns libyaml's offsets, which count characters, into offsets that count bytes.
///
/// libyaml asks for places more or less in the order of the file, so the last answer is where the
/// search for the next one begins, and all of them together take one walk through the file.
struct CharacterOffsets {
  private let bytes: [UInt8]
  private var character = 0
  private var byte: Int

  /// Begins at the start of a file in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    byte = bytes.starts(with: FileEncoding.byteOrderMark) ? FileEncoding.byteOrderMark.count : 0
  }

  /// The UTF-8 offset of the character number `target`, counted without a byte order mark; the end
  /// of the file for any after the last.
  mutating func byteOffset(of target: Int) -> Int {
    while character < target, byte < bytes.count {
      byte += 1
      while byte < bytes.count, isContinuation(bytes[byte]) { byte += 1 }
      character += 1
    }
    while character > target {
      byte -= 1
      while isContinuation(bytes[byte]) { byte -= 1 }
      character -= 1
    }
    return byte
  }

  private func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }
}
