internal import DriverModels

extension LineWaits {
  /// Takes a failure of the head (O11, O12).
  ///
  /// - Parameters:
  ///   - asked: the wait that the API asks for, in milliseconds.
  ///   - chance: 0 up to, not with, 1.
  mutating func fail(retryAfter asked: Int64?, chance: Double, at now: Clocks) {
    failures += 1
    let seconds = min(300, failures < 9 ? 1 << failures : 300)
    backoffUntil = now.after(Int64(Double(seconds) * 1000 * (1 + 0.2 * chance)))
    guard let asked else { return }
    let then = now.after(asked)
    if then.up > notBefore?.up ?? 0 { notBefore = then }
  }

  /// Counts an answer of 500 to 599 to the head; any other failure ends the row (O23).
  mutating func count(is5xx: Bool, to key: IdempotencyKey, at now: Clocks) {
    guard is5xx else {
      trouble = nil
      return
    }
    if trouble?.key == key {
      trouble?.count += 1
    } else {
      trouble = HeadTrouble(key: key, count: 1, since: now.after(0), othersSucceed: false)
    }
  }

  /// Whether the head has failed often and long enough while others of ours went through (O23).
  func isHeadToBeSetAside(at now: Clocks) -> Bool {
    guard let trouble else { return false }
    return trouble.count >= 8 && now.up - trouble.since.up >= 1_800_000 && trouble.othersSucceed
  }
}
