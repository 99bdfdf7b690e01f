internal import DriverRules

extension WriteState: PipedWord {
  var word: String {
    switch self {
    case .waiting: "waiting"
    case .sent: "sent"
    case .turnedDown: "turnedDown"
    case .dismissed: "dismissed"
    }
  }
}
