extension Verdict {
  /// What the API makes of it, in plain words.
  var words: String {
    switch self {
    case .recorded: "it would be recorded"
    case .recordedUnseen: "it would be recorded, and a gateway answers 502"
    case .refused(let reason): "it would be turned down, \(reason.code)"
    case .passing(let status, let wait):
      "not now, \(status)\(wait.map { ", Retry-After \($0)" } ?? "")"
    case .working: "it takes a while"
    }
  }
}
