/// What in a body the API did not take.
public struct RefusedField: Hashable, Sendable {
  /// Where, as a JSON Pointer into the body.
  public var pointer: String
  /// What is wrong there, in the API's word.
  public var code: String

  /// Makes one.
  public init(pointer: String, code: String) {
    self.pointer = pointer
    self.code = code
  }
}
