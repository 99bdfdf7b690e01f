extension PositionGate {
  /// The least accuracy of a fix that is sent, in metres (P4).
  static let sharp = 100.0
  /// How old a fix may be, in milliseconds (P5).
  static let freshness: Int64 = 60_000
  /// The milliseconds after which a fix is sent from the same place (P10).
  static let minute: Int64 = 60_000
  /// The metres after which a fix is sent at once (P11).
  static let stretch = 300.0

  /// What becomes of a fix: the first rule that has something to say decides.
  ///
  /// - Parameter up: now, in milliseconds since the phone was started.
  public func verdict(on fix: TakenFix, at up: Int64) -> FixVerdict {
    if out == nil || !isSignedIn { return .notOut }  // P1
    if leave != .precise { return .refused }  // P2
    if !fix.isPossible(at: up) { return .invalid }  // P3
    if fix.accuracy > Self.sharp { return .blurry }  // P4
    if fix.age(at: up) > Self.freshness { return .stale }  // P5
    if let last, fix.up <= last.up { return .older }  // P6
    if !hasSignal { return .noSignal }  // P7
    if let waitUntil, up < waitUntil { return .wait }  // P8
    guard let last else { return .first }  // P9
    if fix.up - last.up >= Self.minute { return .minute }  // P10
    if fix.point.distance(to: last.point) >= Self.stretch { return .moved }  // P11
    return .soon  // P12
  }
}
