internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension RequestEnd: PipedValue {
  var piped: JSONValue {
    switch self {
    case .answered(let answer): .piped("answered", [("answer", answer.piped)])
    case .notConnected: .piped("notConnected")
    case .lost: .piped("lost")
    }
  }

  init(piped json: JSONValue) throws {
    switch try json.text("is") {
    case "answered": self = .answered(try json.piped("answer"))
    case "notConnected": self = .notConnected
    case "lost": self = .lost
    case let word: throw CaseError("there is no end `\(word)`")
    }
  }
}
