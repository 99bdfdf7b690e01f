/// A half-open range of UTF-8 offsets in a source file or in a text.
public struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset after the last byte; `end >= start`.
  public var end: Int

  /// Makes the span of the bytes `start ..< end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The same span in a text that begins `offset` bytes into another.
  public func shifted(by offset: Int) -> Span {
    Span(start + offset, end + offset)
  }
}
