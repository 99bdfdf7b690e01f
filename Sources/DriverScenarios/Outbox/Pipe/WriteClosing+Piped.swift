internal import DriverRules

extension WriteClosing: PipedWord {
  var word: String {
    switch self {
    case .round: "round"
    case .cab: "cab"
    }
  }
}
