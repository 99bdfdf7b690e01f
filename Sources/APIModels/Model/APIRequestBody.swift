/// What a request sends; always there.
public struct APIRequestBody: Hashable, Sendable {
  /// The media type, such as `application/json`.
  public var mediaType: String
  /// What it is.
  public var content: Content
  /// What it means, in Markdown.
  public var description: String?

  /// What a request sends.
  public enum Content: Hashable, Sendable {
    /// A named schema as JSON, with examples or none.
    case json(APIReference, examples: [APIExample])
    /// Bytes as they are.
    case bytes
  }
}
