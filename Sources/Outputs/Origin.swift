public import Diagnostics

/// The place in the input that a part of an output was made of.
public struct Origin: Hashable, Sendable {
  /// What stands there, as its author calls it: `round.title`, `--primary`.
  public var name: String
  /// Where it stands.
  public var place: Place

  /// Makes an origin.
  public init(_ name: String, at place: Place) {
    self.name = name
    self.place = place
  }
}
