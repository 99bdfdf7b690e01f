/// One place where an API is served.
public struct APIServer: Hashable, Sendable {
  /// The URL that paths are appended to, without a `/` at its end.
  public var url: String
  /// When it is used, in Markdown.
  public var description: String?
}
