internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension ProofRecording: PipedValue {
  var piped: JSONValue { ["id": .string(id.rawValue), "file": file.piped] }

  init(piped json: JSONValue) throws {
    self.init(id: ProofId(try json.text("id")), file: try json.piped("file"))
  }
}
