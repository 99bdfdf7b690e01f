internal import DriverModels
internal import DriverRules

extension Outbox {
  func carryOut(_ effect: OutboxEffect) {
    switch effect {
    case .disk(let business, let calls): use(business, calls)
    case .send(let request): send(request)
    case .cancel(let number): requests.removeValue(forKey: number)?.cancel()
    case .setTimer(let due): setTimer(due)
    case .told(let ticket, let told): asking.removeValue(forKey: ticket)?.resume(returning: told)
    case .askToBeWoken(let milliseconds): notice(.askToBeWoken(milliseconds))
    case .show(let message): notice(.show(message))
    case .endSession(let token): notice(.endSession(token))
    case .renew(let token): notice(.renew(token))
    case .signedOut: notice(.signedOut)
    }
  }

  /// Makes calls on a business's files, on the thread that may wait for them.
  ///
  /// The files go along and come back, so that nobody else has them meanwhile; the core asks for one
  /// thing at a time.
  private func use(_ business: BusinessId, _ calls: [DiskCall]) {
    let disk =
      disks.removeValue(forKey: business)
      ?? OutboxDisk(business, in: folder, by: surroundings.calls)
    disksAway += 1
    surroundings.onDiskThread {
      var disk = disk
      let outcome = disk.carryOut(calls)
      Task { [disk] in await self.take(back: disk, outcome) }
    }
  }

  private func take(back disk: OutboxDisk, _ outcome: DiskOutcome) {
    disks[disk.business] = disk
    disksAway -= 1
    take(.disk(disk.business, outcome))
  }

  private func send(_ request: OutboxRequest) {
    requests[request.number] = Task {
      let end = await transport.send(request)
      take(request.number, end)
    }
  }

  /// Takes how a request ended, but for one that was given up.
  private func take(_ number: Int, _ end: RequestEnd) {
    guard requests.removeValue(forKey: number) != nil else { return }
    take(.ended(number, end, chance: surroundings.chance()))
  }

  private func setTimer(_ due: Int64?) {
    timer.task?.cancel()
    timer.number += 1
    timer.due = due
    timer.task = due.map { due in
      let (number, clock) = (timer.number, surroundings.clock)
      return Task { [weak self] in
        guard (try? await clock.sleep(until: due)) != nil else { return }
        await self?.goOff(number)
      }
    }
  }

  private func goOff(_ number: Int) {
    guard timer.number == number else { return }
    timer.due = nil
    take(.timer)
  }
}
