public import Diagnostics

/// A message as FormatJS reads it: the pieces it is printed from, in order.
///
/// All spans are UTF-8 offsets in the message's own text.
public struct Message: Hashable, Sendable {
  /// The pieces, in order; text pieces never stand next to each other.
  public var elements: [Element]

  /// The text, where the message is a single one, as most are.
  public var text: Text? {
    if elements.count == 1, case .text(let text, _) = elements[0] { text } else { nil }
  }

  /// Makes a message of its pieces.
  public init(_ elements: [Element]) {
    self.elements = elements
  }
}
