internal import DriverModels
internal import DriverRules

/// What a process carries out.
extension World {
  mutating func work(_ slot: Int, _ fault: DiskFault?) -> Bool {
    guard !isSuspended, processes[slot]?.phone.isIdle == false else { return false }
    let effect = processes[slot]?.phone.queue.first
    guard let step = processes[slot]?.phone.step(on: &disk, at: clocks, fault: fault) else {
      return false
    }
    steps.append(step)
    switch step {
    case .idle: return false
    case .call(let business, _, let reply):
      if let place = disk.place(of: business), disk.folders[place].wasWrittenWithoutLock {
        oracle.fail(.I11, "a process wrote without the lock")
      }
      noteRepair(effect, reply, slot)
      // The core heard of it where the call was the last of its effect.
      if reply == .failed || processes[slot]?.phone.isBetweenEffects == true { look(slot) }
    case .effect(let effect): carryOut(effect, of: slot)
    }
    checkAsked(slot)
    return true
  }

  private mutating func carryOut(_ effect: OutboxEffect, of slot: Int) {
    switch effect {
    case .disk, .cancel, .show: break
    case .setTimer(let time):
      if let time, time - clocks.up > 3_600_000 {
        oracle.fail(.I13, "the timer is set \(time - clocks.up) ms ahead")
      }
    case .askToBeWoken: break
    case .send(let request): send(request, of: slot)
    case .told(let ticket, let told):
      guard let index = processes[slot]?.asked.firstIndex(where: { $0.ticket == ticket }),
        let ask = processes[slot]?.asked.remove(at: index),
        let unrepaired = processes[slot]?.unrepaired
      else { return oracle.fail(.I1, "the driver is told of something that was not asked") }
      oracle.take(told, of: ask, disk: disk, unrepaired: unrepaired)
    case .endSession(let token):
      if session?.token == token { session?.token = nil }
      processes[slot]?.token = nil
    case .renew(let token):
      guard let person = processes[slot]?.person else { return }
      session = StoredSession(person: person, token: token)
      processes[slot]?.token = token
      _ = tell(slot, .renewed(token))
    case .signedOut:
      session = nil
      processes[slot]?.token = nil
      processes[slot]?.person = nil
    }
  }

  private mutating func noteRepair(_ effect: OutboxEffect?, _ reply: DiskReply, _ slot: Int) {
    guard case .disk(let business, let calls)? = effect, let place = disk.place(of: business) else {
      return
    }
    processes[slot]?.unrepaired.remove(place)
    if reply == .failed, case .truncate? = calls.first, calls.count == 2 {
      processes[slot]?.unrepaired.insert(place)
    }
  }

  private mutating func send(_ request: OutboxRequest, of slot: Int) {
    guard let number = WriteName.number(of: request.key) else {
      return oracle.fail(.I9, "a request has a key that nobody made")
    }
    network.requests.append(
      CalledRequest(
        write: number,
        process: processes[slot]?.phone.process ?? 0,
        request: request,
        version: version
      )
    )
    let underWay = processes.flatMap { $0?.phone.requests ?? [] }
    if let own = processes[slot]?.phone.requests.count,
      own > 1
        || underWay.count(where: { $0.business == request.business }) > 1
    {
      oracle.fail(.I5, "\(underWay.count) requests are under way")
    }
    oracle.take(request, number, disk: disk, settings: settings)
  }

  /// Judges a request when it is decided on: what comes between that and its leaving, nobody can know.
  mutating func judge(_ request: OutboxRequest, of slot: Int) {
    guard let place = processes[slot]?.place, let isPushed = processes[slot]?.wasPushed else {
      return
    }
    oracle.judge(
      request,
      Oracle.Sending(
        person: api.note(of: request.token)?.person,
        isSession: processes[slot]?.token == request.token,
        mayByPlace: mayBegin(request, of: slot, at: place),
        mayBySignal: hasSignal || isPushed,
        up: clocks.up
      )
    )
  }

  /// O33, O36: nothing begins behind, but where the round is out or there are 8 s left.
  ///
  /// What the driver chooses in the app, a process behind is not told.
  private func mayBegin(
    _ request: OutboxRequest,
    of slot: Int,
    at place: SimulatedProcess<Core>.Place
  ) -> Bool {
    switch place {
    case .front, .back(roundIsOut: true): true
    case .back: false
    case .woken(let until):
      until - clocks.up >= 8_000
        && request.business == processes[slot]?.phone.view(at: clocks).chosen
    }
  }

  /// A process that has nothing left to do has told the driver of everything (liveness of the screen), and
  /// has asked to be woken if it should (O33).
  private mutating func checkAsked(_ slot: Int) {
    guard processes[slot]?.phone.isIdle == true else { return }
    if let ask = processes[slot]?.asked.first {
      oracle.fail(.I12, "the driver is never told what became of \(ask.what)")
    }
    guard processes[slot]?.place == .back(roundIsOut: false), let process = processes[slot],
      process.token != nil, let person = process.person
    else { return }
    let view = process.phone.view(at: clocks)
    guard let outbox = view.outboxes.first(where: { $0.business == view.chosen }),
      outbox.pause != .appTooOld,
      outbox.writes.contains(where: {
        $0.state == .waiting && $0.person == settings.people[person]
      })
    else { return }
    if process.phone.wake == nil {
      oracle.fail(.O33, "something waits, and the system is not asked to wake the app")
    }
  }
}
