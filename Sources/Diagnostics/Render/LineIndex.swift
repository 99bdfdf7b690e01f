/// A file's lines, found once, so that any byte offset becomes a line and a column at little cost.
///
/// Lines end with LF or CR LF. A byte order mark belongs to no line.
public struct LineIndex: Sendable {
  /// The file's bytes.
  public let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]
  /// How many code points begin before byte 0, `stride`, 2 × `stride` …: without it, every column in
  /// a file of one long line would cost a walk over the line.
  private let pointsBefore: [Int]

  private static let stride = 1024

  /// Reads the lines of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var pointsBefore: [Int] = []
    pointsBefore.reserveCapacity(bytes.count / Self.stride + 1)
    var points = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { pointsBefore.append(points) }
      if byte & 0xC0 != 0x80 { points += 1 }
      if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    self.starts = starts
    self.pointsBefore = pointsBefore
  }

  /// The line and the column of a byte; an offset past the end means the end.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, starts[0]), bytes.count)
    let line = lineNumber(at: offset)
    return Position(
      line: line,
      column: points(before: offset) - points(before: starts[line - 1]) + 1
    )
  }

  /// The bytes of a line, without its ending.
  public func span(ofLine line: Int) -> Span {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : bytes.count
    if line < starts.count, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return Span(start, end)
  }

  /// The number, from 1, of the line that a byte stands in.
  private func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  private func points(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let block = (offset - 1) / Self.stride
    return bytes[block * Self.stride..<offset].reduce(pointsBefore[block]) { points, byte in
      byte & 0xC0 != 0x80 ? points + 1 : points
    }
  }
}
