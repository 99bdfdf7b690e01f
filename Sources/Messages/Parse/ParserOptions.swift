/// What a parser of messages can be told; the defaults are those of the web's catalogues.
public struct ParserOptions: Hashable, Sendable {
  /// Whether `<b>` is text, not a tag.
  public var ignoresTags: Bool
  /// Whether every plural and select must have a branch `other`.
  public var requiresOther: Bool

  /// Makes options; without arguments, those that FormatJS formats messages with.
  public init(ignoresTags: Bool = false, requiresOther: Bool = true) {
    self.ignoresTags = ignoresTags
    self.requiresOther = requiresOther
  }
}
