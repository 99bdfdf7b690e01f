public import Diagnostics

/// The answer to an operation at one status.
public struct APIAnswer: Hashable, Sendable {
  /// The status; nil for any that has no answer of its own.
  public var status: Int?
  /// The name of its case in lowerCamelCase: `status200`, `otherStatus`.
  public var name: String
  /// What it says.
  public var response: APIResponse
  /// The status's bytes in the description.
  public var span: Span
}
