import ScenarioKit

/// A core that counts what happened to it.
struct Lock: ScenarioCore {
  private let name: JSONValue
  private var turns: Int64 = 0

  init(_ settings: JSONValue) {
    name = settings["name"] ?? nil
  }

  mutating func handle(_ event: JSONValue, at clocks: JSONValue) throws -> JSONValue {
    guard event["is"] == "turn" else { throw ScenarioUnsupported("event") }
    turns += 1
    return [["is": "click", "up": clocks["up"] ?? nil]]
  }

  func view(at clocks: JSONValue) -> JSONValue {
    ["name": name, "turns": .int(turns)]
  }
}
