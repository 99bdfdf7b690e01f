/// What decides, apart from the world that it is in: it is told what happens, and says what is to be done.
///
/// Its suite gives it a world: disk, network, clocks, driver.
public protocol ScenarioCore: Sendable {
  /// Takes what happened; gives an array of what is to be done, in order.
  mutating func handle(_ event: JSONValue, at clocks: JSONValue) throws -> JSONValue

  /// What is shown.
  func view(at clocks: JSONValue) throws -> JSONValue
}
