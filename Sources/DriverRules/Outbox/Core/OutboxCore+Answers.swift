internal import DriverModels

extension OutboxCore {
  /// Takes how a request ended; one that was given up makes no difference any more.
  mutating func endRequest(
    _ number: Int,
    _ end: RequestEnd,
    _ chance: Double,
    at now: Clocks
  ) {
    guard let flight, flight.number == number, flight.phase == .away,
      case let index = boxIndex(of: flight.business),
      let write = boxes[index].contents[flight.key]
    else { return }
    isUnconnected = end == .notConnected
    switch end {
    case .answered(let answer):
      let meaning = AnswerMeaning(answer, to: write, from: settings.server, at: now.wall)
      renew(by: answer, meaning, of: flight)
      take(meaning, to: flight, of: index, chance, at: now)
    case .notConnected:
      // No byte left.
      boxes[index].contents.change(flight.key) { $0.attempts -= 1 }
      take(.failed(retryAfter: nil, is5xx: false), to: flight, of: index, chance, at: now)
    case .lost:
      take(.failed(retryAfter: nil, is5xx: false), to: flight, of: index, chance, at: now)
    }
  }

  /// A new token in a 2xx of ours counts where the request had the current one (S14).
  private mutating func renew(
    by answer: WireAnswer,
    _ meaning: AnswerMeaning,
    of flight: OutboxFlight
  ) {
    guard meaning == .sent, user?.token == flight.token,
      let token = answer.value(of: "set-auth-token"), !token.isEmpty
    else { return }
    effects.append(.renew(SessionToken(token)))
  }

  private mutating func take(
    _ meaning: AnswerMeaning,
    to flight: OutboxFlight,
    of index: Int,
    _ chance: Double,
    at now: Clocks
  ) {
    if meaning != .inProgress { boxes[index].inProgress = nil }
    switch meaning {
    case .sent:
      noteSuccess()
      settle(flight, nil, of: index)
    case .refused(let refusal): settle(flight, refusal, of: index)
    case .failed(let asked, let is5xx):
      self.flight = nil
      fail(flight, of: index, retryAfter: asked, is5xx: is5xx, chance, at: now)
    case .inProgress:
      self.flight = nil
      waitForEarlier(flight, of: index, chance, at: now)
    case .unauthorized:
      self.flight = nil
      endSession(of: flight)
    case .notAMember:
      self.flight = nil
      boxes[index].isNotAMember = true
      effects.append(.show(.notAMember))
    case .appTooOld:
      self.flight = nil
      isAppTooOld = true
      effects.append(.show(.updateApp))
    }
  }

  private mutating func settle(_ flight: OutboxFlight, _ refusal: Refusal?, of index: Int) {
    self.flight?.phase = .settling
    add(.settle(flight.key, refusal), to: index)
  }

  /// O17, O18: only for the current token the session ends; a write of an older one goes again.
  private mutating func endSession(of flight: OutboxFlight) {
    guard user?.token == flight.token else { return }
    user?.token = nil
    effects.append(.endSession(flight.token))
    effects.append(.show(.signInAgain))
  }

  private mutating func waitForEarlier(
    _ flight: OutboxFlight,
    of index: Int,
    _ chance: Double,
    at now: Clocks
  ) {
    let count = boxes[index].inProgress.flatMap { $0.key == flight.key ? $0.count : nil } ?? 0
    boxes[index].inProgress = InProgress(key: flight.key, count: count + 1)
    guard count < InProgress.most else {
      return fail(flight, of: index, retryAfter: nil, is5xx: false, chance, at: now)
    }
    if boxes[index].contents[flight.key]?.isSetAside == true {
      boxes[index].asideUntil[flight.key] = now.up + InProgress.wait
    } else {
      boxes[index].contents[flight.line].backoffUntil = now.after(InProgress.wait)
    }
  }

  /// Takes that nothing was decided about a write.
  mutating func fail(
    _ flight: OutboxFlight,
    of index: Int,
    retryAfter asked: Int64?,
    is5xx: Bool,
    _ chance: Double,
    at now: Clocks
  ) {
    isPushed = false
    guard boxes[index].contents[flight.key]?.isSetAside == false else {
      boxes[index].asideUntil[flight.key] = now.up + OutboxBox.asideWait
      return
    }
    boxes[index].contents[flight.line].fail(retryAfter: asked, chance: chance, at: now)
    boxes[index].contents[flight.line].count(is5xx: is5xx, to: flight.key, at: now)
    if boxes[index].contents[flight.line].isHeadToBeSetAside(at: now) {
      setAside(flight, of: index, at: now)
    }
    add(.waits(flight.line), to: index)
  }

  /// O23: what is behind goes on at once, but for what the API asked to wait.
  private mutating func setAside(_ flight: OutboxFlight, of index: Int, at now: Clocks) {
    boxes[index].asideUntil[flight.key] = now.up + OutboxBox.asideWait
    boxes[index].contents[flight.line].failures = 0
    boxes[index].contents[flight.line].backoffUntil = nil
    boxes[index].contents[flight.line].trouble = nil
    boxes[index].contents.apply(.setAside(flight.key))
    effects.append(.show(.troubleSending))
    add(.setAside(flight.key), to: index)
  }

  /// A request of ours had a 2xx, ours: the API works, and what fails all the time fails alone (O23).
  mutating func noteSuccess() {
    for index in boxes.indices {
      for line in OutboxLine.allCases {
        boxes[index].contents[line].trouble?.othersSucceed = true
      }
    }
  }
}
