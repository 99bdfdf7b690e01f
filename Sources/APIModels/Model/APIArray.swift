/// An array of elements that are all alike.
public struct APIArray: Hashable, Sendable {
  /// What each element is.
  public var element: APIElement
  /// How many there are at least and at most, judged by `validate()` only.
  public var count: APILimits<Int64>
}
