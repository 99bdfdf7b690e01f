/// The bytes of an output, with which parts of them were made of which items.
public struct MadeText: Sendable {
  /// The bytes.
  public var bytes: [UInt8]
  /// The parts.
  public var parts: Parts

  /// Makes a text of bytes and its parts.
  public init(bytes: [UInt8], parts: Parts) {
    self.bytes = bytes
    self.parts = parts
  }
}
