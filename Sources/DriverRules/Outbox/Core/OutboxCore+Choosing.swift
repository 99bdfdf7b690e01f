internal import DriverModels

extension OutboxCore {
  /// What of a person goes next of some lines, if anything may: the writes of all outboxes before any proof,
  /// the chosen business before the others (O9, O35).
  func next(in lines: [OutboxLine] = OutboxLine.allCases, of person: PersonId, at now: Clocks) -> (
    index: Int, line: OutboxLine, key: IdempotencyKey
  )? {
    for line in lines {
      for index in order where mayTry(index, at: now.up) {
        let candidates = boxes[index].candidates(in: line, of: person)
        if let candidate = candidates.first(where: { $0.from <= now.up }) {
          return (index, line, candidate.key)
        }
      }
    }
    return nil
  }

  /// When the first request of an outbox may begin by itself, by the clock since boot; nil if none will.
  func nextTry(of index: Int, at now: Clocks) -> Int64? {
    guard let earliest = earliest(of: index, in: linesToTry) else { return nil }
    let up = max(earliest, now.up)
    return mayTry(index, at: up) ? up : nil
  }

  /// From when on something of some lines of an outbox could go, whatever else holds it up.
  func earliest(of index: Int, in lines: [OutboxLine] = OutboxLine.allCases) -> Int64? {
    guard let person = user?.person else { return nil }
    return lines.flatMap { boxes[index].candidates(in: $0, of: person) }
      .map(\.from).min()
  }

  /// The lines whose next request may begin: none beside another, but a proof gives way to a write (O9).
  private var linesToTry: [OutboxLine] {
    guard let flight else { return OutboxLine.allCases }
    return flight.line == .proofs && flight.phase == .away ? [.writes] : []
  }

  private var order: [Int] {
    let first = boxes.indices.first { boxes[$0].business == chosen }
    return (first.map { [$0] } ?? []) + boxes.indices.filter { $0 != first }
  }

  /// Whether a request of an outbox may begin when the clock since boot shows `up`.
  private func mayTry(_ index: Int, at up: Int64) -> Bool {
    boxes[index].file == .open && boxes[index].isIdle && !boxes[index].isNotAMember
      && user?.token != nil && !isAppTooOld && (hasSignal || isPushed)
      && place.allows(requestAt: up, isChosen: boxes[index].business == chosen)
  }
}
