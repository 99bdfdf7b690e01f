internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// The load screen of `DriverRules`, judged by the suite `load`.
actor LoadSubject: ScenarioSubject {
  private var table: LoadTable?

  func begin(_ given: JSONValue) throws {
    table = try LoadTable(given)
  }

  func perform(_ step: JSONValue) throws -> JSONValue {
    guard var table else { throw CaseError("a step before the beginning") }
    let seen = try table.perform(step)
    self.table = table
    return seen
  }

  func finish() -> JSONValue { [:] }
}
