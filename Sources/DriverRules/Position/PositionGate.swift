public import DriverModels

/// Which places of the phone are sent, and when the timing is asked for: what is known between two
/// fixes.
///
/// Every interval is measured by the since-boot clock in milliseconds, which no one sets (P14).
public struct PositionGate: Hashable, Sendable {
  /// The round that is out.
  public internal(set) var out: RoundId?
  /// What the phone lets the app know.
  public var leave: LocationLeave
  /// Whether the system says that there is signal.
  public var hasSignal: Bool
  /// Whether somebody is signed in; nothing is sent while nobody is.
  public internal(set) var isSignedIn = true
  /// The timing that is shown, with its own time (P16).
  public internal(set) var timing: Timing?
  /// The last fix that was tried (P13).
  var last: TakenFix?
  /// Until when the API asked to be sent no fix (P8).
  var waitUntil: Int64?
  /// When the timing was last asked for (P16).
  var timingAsked: Int64?

  /// Makes a gate for a phone that was just started.
  ///
  /// - Parameter out: the round that is out by the day's copy.
  public init(out: RoundId? = nil, leave: LocationLeave, hasSignal: Bool) {
    self.out = out
    self.leave = leave
    self.hasSignal = hasSignal
  }

  /// Somebody signs in: the round that is still out goes on where it was (P1).
  public mutating func signIn() {
    isSignedIn = true
  }

  /// The phone is started anew, and its since-boot clock with it (P21).
  public mutating func restart() {
    last = nil
    waitUntil = nil
    timingAsked = nil
    timing = nil
  }
}
