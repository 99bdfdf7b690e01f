public import DriverModels

extension PositionGate {
  /// Sets off on a round.
  public mutating func setOff(on round: RoundId) -> SettingOff {
    guard leave == .precise else { return .locationNeeded }  // P19
    if out == round { return .recorded([]) }
    let records = back() + [RoundRecord(round: round, kind: .setOff)]  // P17
    out = round
    beginAfresh()
    return .recorded(records)
  }

  /// Comes back to base, which stops the sending (P1).
  ///
  /// - Returns: what is recorded; nothing if no round is out.
  public mutating func back() -> [RoundRecord] {
    guard let round = out else { return [] }
    stop()
    return [RoundRecord(round: round, kind: .backAtBase)]
  }

  /// No round is out any more.
  mutating func stop() {
    out = nil
    timing = nil
  }

  /// Forgets the round before, but no wait that the API asked for (P1).
  private mutating func beginAfresh() {
    last = nil
    timingAsked = nil
  }
}
