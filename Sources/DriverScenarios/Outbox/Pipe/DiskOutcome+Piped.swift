internal import DriverRules
internal import ScenarioKit

extension DiskOutcome: PipedValue {
  var piped: JSONValue {
    switch self {
    case .done(let found, let badProofs):
      .piped(
        "done",
        [
          ("found", found.map { .bytes($0) }),
          ("badProofs", .array(badProofs.map { .string($0) })),
        ]
      )
    case .failed(let index): .piped("failed", [("at", .whole(index))])
    }
  }

  init(piped json: JSONValue) throws {
    switch try json.text("is") {
    case "done":
      self = .done(found: try json.bytes("found"), badProofs: try json.texts("badProofs"))
    case "failed": self = .failed(at: try json.needWhole("at"))
    case let word: throw CaseError("there is no outcome `\(word)`")
    }
  }
}
