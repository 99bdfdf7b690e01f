internal import DriverModels

extension OutboxBox {
  /// What of a line could go, but for waits: its head, and whatever was set aside before it (O7, O23).
  func candidates(in line: OutboxLine, of person: PersonId) -> [Candidate] {
    var found: [Candidate] = []
    var passed: [OutboxWrite] = []
    let waits = contents[line]
    for index in contents.writes.indices.dropFirst(contents.firstOpen) {
      // Nothing is copied of the many that stand in the other line.
      guard contents.writes[index].state == .waiting, contents.writes[index].line == line else {
        continue
      }
      let write = contents.writes[index]
      guard write.person == person, isFree(write) else { continue }
      if write.isSetAside {
        let from = max(asideUntil[write.key] ?? 0, waits.notBefore?.up ?? 0)
        found.append(Candidate(key: write.key, from: from))
        passed.append(write)
      } else if !passed.contains(where: { $0.holdsUp(write) }) {
        found.append(Candidate(key: write.key, from: waits.until))
        break
      }
    }
    return found
  }

  /// Whether what has to be sent first is, and what it corrects has had its answer.
  private func isFree(_ write: OutboxWrite) -> Bool {
    if let replaced = write.replaces, state(of: replaced) == .waiting { return false }
    return write.after.allSatisfy { state(of: $0) ?? .sent == .sent }
  }

  private func state(of key: IdempotencyKey) -> WriteState? {
    contents.index(of: key).map { contents.writes[$0].state }
  }
}
