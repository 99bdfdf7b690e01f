internal import DriverModels

extension OutboxCore {
  /// O13, O14: the driver knows better than the system whether there is signal.
  mutating func sendNow() {
    isPushed = !hasSignal
    endBackoffs()
    openClosed()
  }

  /// What was asked to be sent without signal has gone, or waits.
  mutating func endPush() {
    if flight == nil, boxes.indices.allSatisfy({ boxes[$0].isIdle }) { isPushed = false }
  }

  mutating func take(signal isThere: Bool) {
    let isNew = isThere && !hasSignal
    hasSignal = isThere
    isPushed = false
    if isNew { endBackoffs() }
  }

  mutating func comeToFront() {
    place = .front
    endBackoffs()
    openClosed()
  }

  /// O33: a phone in the pocket of a driver whose round is out needs no waking.
  mutating func wake(until up: Int64) {
    if place == .back || place.isWoken { place = .woken(until: up) }
  }

  /// O33: what is under way is given up; its answer is lost.
  mutating func endTimeBehind(at now: Clocks) {
    guard place == .back || place.isWoken else { return }
    place = .back
    guard let flight, flight.phase == .away else { return }
    cancel()
    fail(
      flight,
      of: boxIndex(of: flight.business),
      retryAfter: nil,
      is5xx: false,
      0,
      at: now
    )
  }

  /// O13: the waits after failures end, not those that the API asked for.
  private mutating func endBackoffs() {
    for index in boxes.indices {
      for line in OutboxLine.allCases { boxes[index].contents[line].backoffUntil = nil }
    }
  }

  /// Sets the timer to when the next request begins by itself, if that has changed (O14).
  mutating func setTimer(at now: Clocks) {
    let next = boxes.indices.compactMap { nextTry(of: $0, at: now) }.min()
    guard next != timer else { return }
    timer = next
    effects.append(.setTimer(next))
  }

  /// Asks the system to wake the app, if what there is to ask for has changed (O33).
  mutating func askToBeWoken(at now: Clocks) {
    let request = neededWake(at: now)
    guard request != wakeRequest else { return }
    wakeRequest = request
    effects.append(.askToBeWoken(request?.milliseconds(at: now)))
  }

  private func neededWake(at now: Clocks) -> WakeRequest? {
    guard place == .back || place == .pocket, let user, user.token != nil, !isAppTooOld,
      let index = boxes.indices.first(where: { boxes[$0].business == chosen }),
      boxes[index].isWaiting(for: user.person)
    else { return nil }
    let earliest = earliest(of: index)
    return WakeRequest(waitUntil: earliest.flatMap { $0 > now.up ? $0 : nil })
  }
}
