/// A path below the server's URL, with parameters in it.
public struct APIPath: Hashable, Sendable {
  /// The path as it is written: `/rounds/{roundId}/loads`.
  public var template: String
  /// The pieces, in order; together the template.
  public var pieces: [Piece]

  /// A piece of a path.
  public enum Piece: Hashable, Sendable {
    /// A text that stands in the URL as it is.
    case text(String)
    /// A parameter, whose text is percent-encoded: the index in `APIOperation.parameters`.
    case parameter(Int)
  }
}
