/// The use of a named schema.
public struct APIReference: Hashable, Sendable {
  /// The schema's index in `APIModel.schemas`.
  public var index: Int
  /// The schema's name, which is its type's.
  public var name: String
}
