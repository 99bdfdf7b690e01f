internal import DriverModels
internal import DriverRules
internal import StandIn

/// What happens between the phone and the API, in the words of a case.
extension CaseWriter {
  mutating func writtenOutside(_ move: Move, _ before: World<Core>) -> [String] {
    switch move {
    case .arrive(let write, _): before.awaits(write) ? [] : lateCopy(write)
    case .answer(let write, let renews, _):
      // One that nobody waits for any more changes nothing.
      before.request(of: write) == nil
        ? []
        : before.network.answers.first { $0.write == write }.map { [answered($0.answer, renews)] }
          ?? []
    case .giveUp(let write, _):
      before.hasRecordedRequest(of: write)
        ? [CaseStep.text("answer", ("lost", #""afterRecording""#))]
        : [CaseStep.text("answerNone", ("why", #""timeOut""#))]
    case .notConnected: [CaseStep.text("answerNone", ("why", #""offline""#))]
    case .page(_, let page, _): [answered(.page(page), false)]
    default: []
    }
  }

  /// What had arrived when the app ended, and was recorded, is there although nobody heard of it.
  func lateCopies(_ before: World<Core>) -> [String] {
    let requests = before.processes[0]?.phone.requests ?? []
    return requests.compactMap { WriteName.number(of: $0.key) }
      .filter { before.hasRecordedRequest(of: $0) }.flatMap(lateCopy)
  }

  private func lateCopy(_ write: Int) -> [String] {
    names[write].map { [CaseStep.text("lateCopy", ("key", CaseStep.quoted($0)))] } ?? []
  }

  private mutating func answered(_ answer: WireAnswer, _ renews: Bool) -> String {
    func header(_ name: String) -> String? { answer.headers.first { $0.name == name }?.value }
    let isReplayed = header("Idempotency-Replayed")
    // The API of the case answers so by itself.
    if isReplayed != nil, !renews { return CaseStep.text("answer") }
    let body = isReplayed == nil ? String(decoding: answer.body, as: UTF8.self) : ""
    let type = body.isEmpty ? nil : header("Content-Type")
    return CaseStep.text(
      "answer",
      ("status", "\(answer.status)"),
      ("replayed", isReplayed),
      ("token", isReplayed == nil ? nil : newToken()),
      ("problem", type == "application/problem+json" ? body : nil),
      ("json", type == "application/json" ? body : nil),
      ("text", type == "text/html" ? CaseStep.quoted(body) : nil),
      ("retryAfter", header("Retry-After").map(CaseStep.quoted)),
      ("date", header("Date").map(CaseStep.quoted))
    )
  }
}

extension World {
  /// The app's request of a write.
  fileprivate func request(of write: Int) -> OutboxRequest? {
    processes[0]?.phone.requests.first { WriteName.number(of: $0.key) == write }
  }

  /// Whether the app's request of a write has arrived, and the API has the write.
  fileprivate func hasRecordedRequest(of write: Int) -> Bool {
    guard let phone = processes[0]?.phone, let request = request(of: write),
      let note = oracle[write]
    else { return false }
    return oracle.hasArrived(phone.process, request.number)
      && api.books[note.business].recorded.contains(request.key)
  }
}
