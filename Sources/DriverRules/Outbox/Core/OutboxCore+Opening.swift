internal import DriverModels

extension OutboxCore {
  /// Takes the bytes of a file.
  mutating func read(_ bytes: [UInt8]?, of index: Int) {
    guard let opening = OutboxBox.opening(bytes) else {
      boxes[index].file = .newer
      effects.append(.show(.newerFile))
      return
    }
    boxes[index].journal = JournalPlace(
      length: opening.intactLength,
      generation: opening.generation
    )
    boxes[index].tasks.insert(.secure(opening), at: 0)
  }

  /// Takes that a file is made sure of: from now on its outbox is open.
  mutating func finish(_ opening: Opening, of index: Int, badProofs: [String], at now: Clocks) {
    boxes[index].file = .open
    let known = boxes[index].contents
    boxes[index].contents = opening.contents
    boxes[index].contents.startWaits(at: now)
    boxes[index].contents.keepWaits(of: known)
    boxes[index].asideUntil = [:]
    boxes[index].inProgress = nil
    if opening.isDamaged { effects.append(.show(.damaged)) }
    let bad = opening.contents.writes.filter { write in
      guard write.state == .waiting, let name = write.fileName else { return false }
      return badProofs.contains(name)
    }
    // Before what the driver asked for meanwhile: a proof that goes with its delivery must not come back.
    let refusal = Refusal(status: nil, code: "file-missing", at: now.wall, fault: .app)
    boxes[index].tasks.insert(contentsOf: bad.map { .settle($0.key, refusal) }, at: 0)
  }
}
