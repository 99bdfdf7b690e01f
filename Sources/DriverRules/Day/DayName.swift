public import DriverModels

/// Which day of whom.
public struct DayName: Hashable, Sendable {
  /// Whose it is.
  public var owner: DayOwner
  /// The date that was asked for.
  public var date: CalendarDate

  /// Makes a name.
  public init(owner: DayOwner, date: CalendarDate) {
    self.owner = owner
    self.date = date
  }
}
