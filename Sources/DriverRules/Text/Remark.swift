/// Something to tell the driver about what was typed: an error, which has to be mended, or a warning.
public struct Remark<Code: Hashable & Sendable>: Hashable, Sendable {
  /// A JSON Pointer into what was typed; empty for the whole of it.
  public var at: String
  /// What it is.
  public var code: Code

  /// Makes a remark.
  public init(at: String, code: Code) {
    self.at = at
    self.code = code
  }
}
