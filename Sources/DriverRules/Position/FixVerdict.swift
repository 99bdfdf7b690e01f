/// What becomes of a fix, and why.
public enum FixVerdict: String, Hashable, Sendable, CaseIterable {
  /// Sent: none was tried yet (P9).
  case first
  /// Sent: a minute is over (P10).
  case minute
  /// Sent: the van is 300 m on (P11).
  case moved
  /// Not sent: no round is out (P1).
  case notOut
  /// Not sent: the location is refused or only approximate (P2).
  case refused
  /// Not sent: it cannot be (P3).
  case invalid
  /// Not sent: it is not accurate enough (P4).
  case blurry
  /// Not sent: it is too old (P5).
  case stale
  /// Not sent: a later one was tried (P6).
  case older
  /// Not sent: there is no signal (P7).
  case noSignal
  /// Not sent: the API asked to wait (P8).
  case wait
  /// Not sent: the last one is good enough (P12).
  case soon

  /// Whether the fix is sent.
  public var isSent: Bool {
    switch self {
    case .first, .minute, .moved: true
    default: false
    }
  }

  /// Whether the fix is good to ask for the timing from, sent or not (P16).
  var isGood: Bool {
    isSent || self == .wait || self == .soon
  }
}
