internal import DriverRules
internal import ScenarioKit

extension ProofFile: PipedValue {
  var piped: JSONValue {
    ["name": .string(name), "sha256": .string(sha256), "length": .whole(length)]
  }

  init(piped json: JSONValue) throws {
    self.init(
      name: try json.text("name"),
      sha256: try json.text("sha256"),
      length: try json.needWhole("length")
    )
  }
}
