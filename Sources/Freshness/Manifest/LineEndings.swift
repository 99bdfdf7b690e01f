/// Line endings, which a version control system may change between writing and reading.
enum LineEndings {
  /// The bytes with every CR LF as LF.
  ///
  /// A CR alone stays.
  static func unified(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(carriageReturn) else { return bytes }
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

  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")
}
