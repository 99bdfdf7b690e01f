internal import DriverRules
internal import ScenarioKit

/// The outbox core of `DriverRules` behind a pipe.
struct ServedOutbox: ScenarioCore {
  private var core: OutboxCore

  init(_ settings: JSONValue) throws {
    core = OutboxCore(settings: try OutboxSettings(piped: settings))
  }

  mutating func handle(_ event: JSONValue, at clocks: JSONValue) throws -> JSONValue {
    .list(core.handle(try OutboxEvent(piped: event), at: try Clocks(piped: clocks)))
  }

  func view(at clocks: JSONValue) throws -> JSONValue {
    core.view(at: try Clocks(piped: clocks)).piped
  }
}
