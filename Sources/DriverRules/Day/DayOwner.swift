public import DriverModels

/// Whose days: a person's in a business.
public struct DayOwner: Hashable, Sendable {
  /// The person.
  public var person: PersonId
  /// The business.
  public var business: BusinessId

  /// Makes an owner.
  public init(person: PersonId, business: BusinessId) {
    self.person = person
    self.business = business
  }
}
