internal import Diagnostics

/// Where a message stands in its file, in half the room of a span: there is one a key and locale, and
/// no file has 2 GB.
struct MessageSpan: Hashable, Sendable {
  private let start: Int32
  private let end: Int32

  /// Of no message.
  static let none = MessageSpan(Span(-1, -1))

  init(_ span: Span) {
    start = Int32(truncatingIfNeeded: span.start)
    end = Int32(truncatingIfNeeded: span.end)
  }

  /// The span; nil where there is no message.
  var span: Span? { start < 0 ? nil : Span(Int(start), Int(end)) }
}
