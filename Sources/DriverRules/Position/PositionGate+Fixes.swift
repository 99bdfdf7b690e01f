internal import DriverModels

extension PositionGate {
  /// The milliseconds after which the timing is asked for again (P16).
  static let timingEvery: Int64 = 300_000

  /// Takes a fix that the phone hands out.
  ///
  /// - Parameter up: now, in milliseconds since the phone was started.
  /// - Returns: what becomes of it, and what is asked of the API, the position first.
  public mutating func take(
    _ fix: TakenFix,
    at up: Int64
  ) -> (verdict: FixVerdict, requests: [PositionRequest]) {
    let verdict = verdict(on: fix, at: up)
    guard let out else { return (verdict, []) }
    var requests: [PositionRequest] = []
    if verdict.isSent {
      // The last one is the last one tried, whatever comes of it (P13).
      last = fix
      requests.append(.position(out, fix.body(at: up)))
    }
    if verdict.isGood, isTimingDue(at: up) {
      timingAsked = up
      requests.append(.timing(out, fix.point))
    }
    return (verdict, requests)
  }

  /// Whether the timing was not asked for yet, or long enough ago (P16).
  private func isTimingDue(at up: Int64) -> Bool {
    guard let timingAsked else { return true }
    return up - timingAsked >= Self.timingEvery
  }
}
