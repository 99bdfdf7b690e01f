public import Diagnostics

/// One thing that was seen otherwise than expected.
public struct Difference: Hashable, Sendable, CustomStringConvertible {
  /// Where in what was seen: a JSON Pointer (RFC 6901), empty for the whole of it.
  public let pointer: String
  /// What is expected, in words or as JSON.
  public let expected: String
  /// What was seen, in words or as JSON.
  public let actual: String
  /// What was probably meant.
  public let hint: String?
  /// The bytes of the expectation in its file.
  public let span: Span

  /// `/writes/0/state: waiting ≠ sending`: what is expected, then what was seen.
  public var description: String {
    "\(pointer.isEmpty ? "all" : pointer): \(expected) ≠ \(actual)"
  }
}
