internal import ScenarioKit

/// The days of `DriverRules`, judged by the suite `day`.
actor DaySubject: ScenarioSubject {
  private var phone: DayPhone?

  func begin(_ given: JSONValue) throws {
    phone = try DayPhone(given)
  }

  func perform(_ step: JSONValue) throws -> JSONValue {
    guard var phone else { throw CaseError("a step before the beginning") }
    let seen = try phone.perform(step)
    self.phone = phone
    return seen
  }

  func finish() -> JSONValue { [:] }
}
