/// An object: properties by name, in the order they are described.
///
/// Reading ignores fields that are not among them. Objects hold one another only through arrays, maps
/// or to a bounded depth: a type never holds itself directly.
public struct APIObject: Hashable, Sendable {
  /// The properties; at least one.
  public var properties: [APIProperty]
}
