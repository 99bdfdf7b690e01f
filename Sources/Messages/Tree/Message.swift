/// A message as FormatJS reads it: the pieces it is printed from, in order.
///
/// All spans are UTF-8 offsets in the message's own text.
public struct Message: Hashable, Sendable {
  /// The pieces, in order; text pieces never stand next to each other.
  public var elements: [Element]

  /// Whether it is a single text, as most are.
  public var isText: Bool {
    if elements.count == 1, case .text = elements[0] { true } else { false }
  }

  /// Makes a message of its pieces.
  public init(_ elements: [Element]) {
    self.elements = elements
  }
}
