public import Diagnostics

/// What an answer says.
///
/// Operations may share one; two are the same if `typeName` is.
public struct APIResponse: Hashable, Sendable {
  /// The name of its type: for a shared one the component's name and `Response`, for an operation's
  /// own the operation's id in PascalCase, the status or `Default`, and `Response`.
  public var typeName: String
  /// What it means, in Markdown.
  public var description: String
  /// The headers that mean something to the apps, in the order they are described.
  public var headers: [APIHeader]
  /// What its body is; nil for none.
  public var body: APIResponseBody?
  /// The bytes of the name, or of the status, in the description.
  public var span: Span
}
