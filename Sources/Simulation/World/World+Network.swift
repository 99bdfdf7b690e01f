internal import DriverModels
internal import DriverRules
internal import StandIn

/// What happens between the phone and the API.
extension World {
  mutating func makeOnNetwork(_ move: Move) -> Bool {
    switch move {
    case .arrive(let write, let verdict): return arrive(write, verdict)
    case .double(let write):
      guard let request = network.requests.first(where: { $0.write == write }) else { return false }
      network.requests.append(request)
      return true
    case .lose(let write): return network.takeRequest(write) != nil
    case .answer(let write, let renews, let chance):
      guard !isSuspended, let answer = network.takeAnswer(write) else { return false }
      return deliver(answer, renews: renews, chance)
    case .loseAnswer(let write): return network.takeAnswer(write) != nil
    case .giveUp(let write, let chance): return end(write, .lost, chance)
    case .notConnected(let write, let chance):
      guard !isSuspended, let slot = slot(waitingFor: write), isUntouched(write, of: slot) else {
        return false
      }
      network.requests.removeAll {
        $0.write == write && $0.process == processes[slot]?.phone.process
      }
      return end(write, .notConnected, chance)
    case .page(let write, let page, let chance):
      guard !isSuspended, slot(waitingFor: write) != nil, network.takeRequest(write) != nil else {
        return false
      }
      return end(write, .answered(.page(page)), chance)
    default: return false
    }
  }

  /// Whether a process waits for the answer to the next request of a write that arrives.
  func awaits(_ write: Int) -> Bool {
    guard let called = network.requests.first(where: { $0.write == write }) else { return false }
    return isAwaited(called)
  }

  private func isAwaited(_ called: CalledRequest) -> Bool {
    processes.contains { process in
      process?.phone.process == called.process
        && process?.phone.requests.contains { $0.number == called.request.number } == true
    }
  }

  /// The process that waits for the answer to a write.
  private func slot(waitingFor write: Int) -> Int? {
    processes.firstIndex { process in
      process?.phone.requests.contains { WriteName.number(of: $0.key) == write } == true
    }
  }

  /// Whether a request has not been seen by anybody yet.
  private func isUntouched(_ write: Int, of slot: Int) -> Bool {
    guard let phone = processes[slot]?.phone,
      let request = phone.requests.first(where: { WriteName.number(of: $0.key) == write })
    else { return false }
    let copies = network.requests.filter {
      $0.process == phone.process && $0.request.number == request.number
    }
    return copies.count == 1 && !network.answers.contains { $0.write == write }
      && !oracle.hasArrived(phone.process, request.number)
  }

  private mutating func end(_ write: Int, _ end: RequestEnd, _ chance: Double) -> Bool {
    guard !isSuspended, let slot = slot(waitingFor: write), let phone = processes[slot]?.phone,
      let request = phone.requests.first(where: { WriteName.number(of: $0.key) == write })
    else { return false }
    network.answers.removeAll { $0.process == phone.process && $0.number == request.number }
    // A press ends the wait for a connection (O13), which it may do before the driver is told.
    let isHeard = processes[slot]?.phone.hasGivenUp(request.number) == false
    if isHeard, end != .notConnected || processes[slot]?.asked.isEmpty == true {
      oracle.take(end, of: write, isOurs: false, at: clocks)
    }
    return tell(slot, .ended(request.number, end, chance: chance))
  }

  private mutating func deliver(_ under: AnswerUnderWay, renews: Bool, _ chance: Double) -> Bool {
    guard let slot = processes.firstIndex(where: { $0?.phone.process == under.process }),
      let request = processes[slot]?.phone.requests.first(where: { $0.number == under.number })
    else { return true }  // Nobody waits for it any more.
    var answer = under.answer
    if renews, 200...299 ~= answer.status, let note = api.note(of: request.token), note.isLive {
      let token = api.signIn(note.person)
      answer.headers.append(WireHeader("set-auth-token", token.rawValue))
    }
    if processes[slot]?.phone.hasGivenUp(under.number) == false {
      if answer.status == 401, processes[slot]?.token == request.token {
        processes[slot]?.token = nil
      }
      oracle.take(.answered(answer), of: under.write, isOurs: true, at: clocks)
    }
    return tell(slot, .ended(under.number, .answered(answer), chance: chance))
  }

  private mutating func arrive(_ write: Int, _ verdict: Verdict) -> Bool {
    guard let called = network.takeRequest(write), let note = oracle[write] else { return false }
    oracle.noteArrival(called)
    var outcome: KeyOutcome?
    let answer = api.take(
      called,
      business: note.business,
      version: note.version,
      verdict,
      outcome: &outcome
    )
    if let outcome { oracle.take(outcome, of: write) }
    if let answer, isAwaited(called) {
      network.answers.append(
        AnswerUnderWay(
          write: write,
          process: called.process,
          number: called.request.number,
          answer: answer
        )
      )
    }
    return true
  }
}
