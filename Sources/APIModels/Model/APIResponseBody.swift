/// A body that an answer has.
public struct APIResponseBody: Hashable, Sendable {
  /// `application/json` or `application/problem+json`.
  public var mediaType: String
  /// What it holds.
  public var schema: APIReference
  /// Valid values; at least one.
  public var examples: [APIExample]
}
