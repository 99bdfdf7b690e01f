/// A text and its limits, all judged by `validate()` and never by reading.
public struct APIText: Hashable, Sendable {
  /// What kind of text it is; nil for any.
  public var format: Format?
  /// How many Unicode scalars it has.
  public var length: APILimits<Int64>
  /// What the whole of it is made of.
  public var pattern: APIPattern?

  /// What kind of text it is.
  ///
  /// All but `uuid` are remarks for people that nothing judges.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// 8, 4, 4, 4 and 12 hexadecimal digits of either case with `-` between. It stays the text it
    /// was: a platform's own type would change its case.
    case uuid
    /// An e-mail address.
    case email
    /// A URI.
    case uri
    /// A URI, or a part of one.
    case uriReference = "uri-reference"
    /// Something that screens do not show.
    case password
  }
}
