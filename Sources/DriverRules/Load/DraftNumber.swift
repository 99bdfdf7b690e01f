/// What was typed for one gas; nil where nothing was.
public struct DraftNumber: Hashable, Sendable {
  /// Full ones: on to the van, or off it below 0; in a count, what is there.
  public var full: Int?
  /// Empty ones, the same way.
  public var empty: Int?

  /// Makes a number.
  public init(full: Int? = nil, empty: Int? = nil) {
    self.full = full
    self.empty = empty
  }
}
