internal import DriverModels

extension OutboxCore {
  /// Begins the next request, if none is under way and one may go.
  mutating func startRequest(at now: Clocks) {
    guard flight == nil, let user, let token = user.token,
      let next = next(of: user.person, at: now)
    else { return }
    flight = OutboxFlight(
      business: boxes[next.index].business,
      key: next.key,
      line: next.line,
      token: token,
      phase: .marking
    )
    if boxes[next.index].contents[next.key]?.isMarked == true {
      send(next.key, of: next.index, at: now)
    } else {
      add(.mark(next.key), to: next.index)
      startDiskWork()
    }
  }

  /// Sends what is marked, if it still may go: much may have happened while the mark was written.
  mutating func send(_ key: IdempotencyKey, of index: Int, at now: Clocks) {
    guard let flight, flight.key == key, flight.phase == .marking else { return }
    self.flight = nil
    guard let user, let token = user.token, let next = next(of: user.person, at: now),
      next.key == key, let write = boxes[index].contents[key]
    else { return }
    boxes[index].contents.change(key) { $0.attempts += 1 }
    requestCount += 1
    self.flight = flight
    self.flight?.number = requestCount
    self.flight?.token = token
    self.flight?.phase = .away
    effects.append(
      .send(
        OutboxRequest(
          number: requestCount,
          key: key,
          business: flight.business,
          token: token,
          method: write.kind == .proof ? "PUT" : "POST",
          path: write.path,
          content: write.content,
          sentAt: now.wall,
          limits: .of(write.line)
        )
      )
    )
  }

  /// O9: a proof that is on the way is given up for a write that could go.
  mutating func giveWay(at now: Clocks) {
    guard let flight, let user, flight.line == .proofs, flight.phase == .away else { return }
    if next(in: [.writes], of: user.person, at: now) != nil { cancel() }
  }

  /// Gives up what is under way: what becomes of it is not known.
  mutating func cancel() {
    guard let flight else { return }
    if flight.phase == .away { effects.append(.cancel(flight.number)) }
    if flight.phase != .settling { self.flight = nil }
  }
}
