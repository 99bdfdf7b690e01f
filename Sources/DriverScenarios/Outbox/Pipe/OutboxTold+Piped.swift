internal import DriverRules

extension OutboxTold: PipedWord {
  static var allCases: [OutboxTold] { [.done, .notRecorded, .notAllowed, .asked] }

  var word: String {
    switch self {
    case .done: "done"
    case .notRecorded: "notRecorded"
    case .notAllowed: "notAllowed"
    case .asked: "asked"
    }
  }
}
