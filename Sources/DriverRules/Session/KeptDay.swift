public import DriverModels

/// A day's copy that the phone keeps: whose, for which business, and of which date.
public struct KeptDay: Hashable, Sendable {
  /// Whose it is.
  public let person: PersonId
  /// The business.
  public let business: BusinessId
  /// The date.
  public let date: CalendarDate

  /// Makes a day.
  public init(person: PersonId, business: BusinessId, date: CalendarDate) {
    self.person = person
    self.business = business
    self.date = date
  }
}
