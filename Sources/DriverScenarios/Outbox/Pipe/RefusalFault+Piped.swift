internal import DriverRules

extension RefusalFault: PipedWord {
  var word: String {
    switch self {
    case .driver: "driver"
    case .app: "app"
    }
  }
}
