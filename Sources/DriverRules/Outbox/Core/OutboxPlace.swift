/// Where the app is, as far as sending goes.
enum OutboxPlace: Hashable, Sendable {
  /// On the screen.
  case front
  /// Behind while a round is out: it sends as in front (O36).
  case pocket
  /// Behind: nothing is sent.
  case back
  /// Woken behind, until the clock since boot shows this (O33).
  case woken(until: Int64)

  /// A request is begun only with so many milliseconds left (O33).
  static let leastLeft: Int64 = 8000

  /// Whether a request may begin when the clock since boot shows `up`; `isChosen` where it is for the
  /// business that was chosen last.
  func allows(requestAt up: Int64, isChosen: Bool) -> Bool {
    switch self {
    case .front, .pocket: true
    case .back: false
    case .woken(let until): isChosen && until - up >= Self.leastLeft
    }
  }

  /// Whether the system woke the app.
  var isWoken: Bool {
    if case .woken = self { true } else { false }
  }
}
