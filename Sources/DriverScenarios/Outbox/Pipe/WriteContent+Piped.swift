internal import DriverRules
internal import ScenarioKit

extension WriteContent: PipedValue {
  var piped: JSONValue {
    switch self {
    case .json(let body): .piped("json", [("body", .bytes(body))])
    case .file(let file): .piped("file", [("file", file.piped)])
    }
  }

  init(piped json: JSONValue) throws {
    switch try json.text("is") {
    case "json": self = .json(try json.bytes("body") ?? [])
    case "file": self = .file(try json.piped("file"))
    case let word: throw CaseError("there is no content `\(word)`")
    }
  }
}
