/// How a request says who asks.
public struct APISecurity: Hashable, Sendable {
  /// The scheme's name in the description.
  public var name: String
  /// What carries it.
  public var carrier: Carrier
  /// What it is, in Markdown.
  public var description: String?

  /// What carries the secret.
  public enum Carrier: Hashable, Sendable {
    /// `Authorization: Bearer …`
    case bearer
    /// A cookie of this name.
    case cookie(String)
    /// A header of this name.
    case header(String)
  }
}
