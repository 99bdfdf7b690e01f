internal import DriverRules

/// What the phone does.
extension Outbox {
  /// The system says whether there is signal (O14).
  public func signal(_ isThere: Bool) {
    take(.signal(isThere))
  }

  /// The app came to the front.
  public func cameToFront() {
    wakeEnd = nil
    take(.front)
  }

  /// The app went to the back.
  ///
  /// While a round is out it sends there, too (O36).
  public func wentToBack(roundIsOut: Bool) {
    take(.back(roundIsOut: roundIsOut))
  }

  /// The system woke the app behind, for so many seconds; sends what it can meanwhile (O33).
  ///
  /// - Returns: whether nothing is left to send, when nothing more can be done in that time.
  public func wake(seconds: Int) async -> Bool {
    let milliseconds = Int64(seconds) * 1000
    wakeEnd = surroundings.clock.now.up + milliseconds
    take(.wake(milliseconds: milliseconds))
    if !isAtRest { await withCheckedContinuation { wakes.append($0) } }
    return view.isWorkDone
  }

  /// The time behind is over: what is on the way is given up, and `wake` returns.
  public func timeOver() {
    wakeEnd = nil
    take(.timeOver)
  }

  /// Lets those go on who wait for the end of what can be done behind.
  func endWakes() {
    guard !wakes.isEmpty, isAtRest else { return }
    for wake in wakes { wake.resume() }
    wakes = []
  }

  /// Whether nothing is under way, and nothing will be before the time behind is over.
  private var isAtRest: Bool {
    guard disksAway == 0, requests.isEmpty else { return false }
    guard let due = timer.due, let wakeEnd else { return true }
    return due > wakeEnd
  }
}
