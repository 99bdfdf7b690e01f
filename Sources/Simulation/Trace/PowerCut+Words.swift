extension PowerCut {
  /// What is left, in plain words.
  var words: String {
    "\(amount(keeps)) unsynced bytes are left, \(amount(names)) unsynced names\(behind)"
  }

  private var behind: String {
    switch tail {
    case .nothing: ""
    case .zeros(let length): ", then \(length) zeros"
    case .noise(_, let length): ", then \(length) bytes of noise"
    case .stale: ", then what was there before"
    case .hole(let length): ", then \(length) zeros and the rest"
    }
  }

  private func amount(_ number: Int) -> String { number == .max ? "all" : "\(number)" }
}
