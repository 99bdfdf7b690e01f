public import DriverModels

/// A write-up that is open: for whom and for which business it was begun.
public struct WriteUp: Hashable, Sendable {
  /// Who writes.
  public let person: Person
  /// The business.
  public let business: BusinessId
}
