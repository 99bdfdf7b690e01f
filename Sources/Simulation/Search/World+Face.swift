internal import DriverModels
internal import DriverRules
internal import StandIn

extension World where Core == OutboxCore {
  /// Hashes all of a world that makes a difference to what comes.
  ///
  /// Left out is what nothing reads again: what the phone has of the next version of a file, since it makes
  /// it anew before each use; what copies of damaged files hold, which only people read; the numbers of processes and requests that nobody waits for.
  func hashFace(into hasher: inout Hasher) {
    hasher.combine(clocks)
    hasher.combine(processes)
    hasher.combine(isSuspended)
    hasher.combine(hasSignal)
    hasher.combine(version)
    hasher.combine(session)
    hasher.combine(chosen)
    hasher.combine(disk.room)
    hasher.combine(disk.isReadOnly)
    for folder in disk.folders { folder.hashFace(into: &hasher) }
    hasher.combine(network.requests.count)
    for called in network.requests {
      hasher.combine(called.write)
      hasher.combine(called.request.key)
      hasher.combine(called.request.token)
      hasher.combine(called.version)
      hasher.combine(isAwaited(called))
    }
    hasher.combine(network.answers)
    hasher.combine(api)
    hasher.combine(oracle.notes)
    hasher.combine(oracle.highest)
    hasher.combine(oracle.isDamaged)
    hasher.combine(oracle.holds)
    hasher.combine(oracle.backoffs)
  }

  private func isAwaited(_ called: CalledRequest) -> Bool {
    processes.contains { process in
      process?.phone.process == called.process
        && process?.phone.requests.contains { $0.number == called.request.number } == true
    }
  }
}

extension SimulatedFolder {
  /// Hashes what a process may find in it, now and after a power cut.
  fileprivate func hashFace(into hasher: inout Hasher) {
    hasher.combine(lockHolder)
    hasher.combine(proofs)
    hasher.combine(unsyncedNames)
    for names in 0...unsyncedNames {
      hasher.combine(journal(keepingNames: names))
      hasher.combine(damaged(keepingNames: names).count)
    }
  }
}
