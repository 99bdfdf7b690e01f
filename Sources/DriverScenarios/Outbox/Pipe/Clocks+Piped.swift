internal import DriverRules
internal import ScenarioKit

extension Clocks: PipedValue {
  var piped: JSONValue { ["wall": .int(wall), "up": .int(up)] }

  init(piped json: JSONValue) throws {
    self.init(wall: try json.needWhole("wall"), up: try json.needWhole("up"))
  }
}
