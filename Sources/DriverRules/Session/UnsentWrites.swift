public import DriverModels

/// How many writes of a person wait for a business.
public struct UnsentWrites: Hashable, Sendable {
  /// Who recorded them.
  public let person: PersonId
  /// The person's name, which is all that others are shown (S10).
  public let name: String
  /// The business that they are for.
  public let business: BusinessId
  /// How many they are.
  public internal(set) var count: Int

  /// Makes a count.
  public init(person: PersonId, name: String, business: BusinessId, count: Int) {
    self.person = person
    self.name = name
    self.business = business
    self.count = count
  }
}
