/// A change to a file that mends a problem and leaves what the file means as it is.
///
/// Only mends that nobody could object to are edits: whatever asks for a choice is a help line.
public struct Edit: Hashable, Sendable {
  /// The bytes of the file that go.
  public var span: Span
  /// The bytes that come in their place.
  public var replacement: [UInt8]

  /// Makes an edit.
  public init(_ span: Span, _ replacement: [UInt8]) {
    self.span = span
    self.replacement = replacement
  }
}

extension SourceFile {
  /// The file with edits applied.
  ///
  /// Of edits that overlap, the one that begins first is applied, of those that begin together the
  /// first given. The bytes between edits stay as they are.
  ///
  /// - Returns: The file, and the indices of the edits that were applied, by place.
  public func applying(_ edits: [Edit]) -> (file: SourceFile, applied: [Int]) {
    let order = edits.indices.sorted {
      (edits[$0].span.start, $0) < (edits[$1].span.start, $1)
    }
    var edited: [UInt8] = []
    edited.reserveCapacity(bytes.count)
    var applied: [Int] = []
    var end = 0
    for index in order {
      let span = edits[index].span
      guard span.start >= end, span.end <= bytes.count else { continue }
      edited += bytes[end..<span.start]
      edited += edits[index].replacement
      end = span.end
      applied.append(index)
    }
    edited += bytes[end...]
    return (SourceFile(path: path, bytes: edited), applied)
  }
}
