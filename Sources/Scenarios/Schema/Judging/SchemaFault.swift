public import Diagnostics

/// Something in a value that is not as its schema has it.
public struct SchemaFault: Hashable, Sendable {
  /// The bytes in the value's file.
  public var span: Span
  /// What is wrong, in a sentence.
  public var message: String
  /// What was probably meant, or what there is to choose from.
  public var help: String?
  /// How many steps into the value it is.
  var depth: Int
}
