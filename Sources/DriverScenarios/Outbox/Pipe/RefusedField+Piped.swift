internal import DriverRules
internal import ScenarioKit

extension RefusedField: PipedValue {
  var piped: JSONValue { ["pointer": .string(pointer), "code": .string(code)] }

  init(piped json: JSONValue) throws {
    self.init(pointer: try json.text("pointer"), code: try json.text("code"))
  }
}
