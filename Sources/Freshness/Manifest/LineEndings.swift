/// Line endings, which a version control system may change between writing and reading.
enum LineEndings {
  /// The bytes with every CR LF as LF.
  ///
  /// A CR alone stays.
  static func unified(_ bytes: [UInt8]) -> [UInt8] {
    guard holdsCarriageReturn(bytes) else { return bytes }
    var unified: [UInt8] = []
    unified.reserveCapacity(bytes.count)
    var pending = false
    for byte in bytes {
      if pending, byte != lineFeed { unified.append(carriageReturn) }
      pending = byte == carriageReturn
      if !pending { unified.append(byte) }
    }
    if pending { unified.append(carriageReturn) }
    return unified
  }

  /// Text of LF alone with the line endings of a file that was checked out: CR LF if all of that
  /// file's lines end so.
  static func like(_ model: [UInt8]?, _ text: [UInt8]) -> [UInt8] {
    guard let model, holdsCarriageReturn(model), allEndWithBoth(model) else { return text }
    var converted: [UInt8] = []
    converted.reserveCapacity(text.count + text.count / 32)
    for byte in text {
      if byte == lineFeed { converted.append(carriageReturn) }
      converted.append(byte)
    }
    return converted
  }

  private static func allEndWithBoth(_ bytes: [UInt8]) -> Bool {
    bytes.indices.allSatisfy {
      bytes[$0] != lineFeed || $0 > 0 && bytes[$0 - 1] == carriageReturn
    }
  }

  /// Whether there is a CR; eight bytes at a time, since every output is looked through.
  private static func holdsCarriageReturn(_ bytes: [UInt8]) -> Bool {
    let span = bytes.span
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = 0
    while offset &+ 8 <= span.count {
      // A byte that is zero after this was a CR; the subtraction borrows into its highest bit.
      let rest = span.word(at: offset) ^ (ones &* UInt64(carriageReturn))
      if (rest &- ones) & ~rest & (ones << 7) != 0 { return true }
      offset &+= 8
    }
    return span.extracting(offset...).indices.contains { span[offset + $0] == carriageReturn }
  }

  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")
}
