internal import DriverModels
internal import StandIn

/// The stand-in behind HTTP: from a request to what is sent.
struct Service {
  private var api: StandInAPI

  init(_ scenario: StandInScenario) {
    api = StandInAPI(scenario)
  }

  /// Answers a request; what it came to goes to the terminal.
  mutating func serve(
    _ head: HTTPHead,
    _ body: [UInt8],
    at now: Timestamp
  ) -> (served: Served, line: ServedRequest) {
    if CrossOrigin.isPreflight(head) {
      return sent(CrossOrigin.preflight(head), head)
    }
    if head.method == "OPTIONS" {
      let allow = WireHeader("Allow", "GET, HEAD, POST, PUT, OPTIONS")
      return sent(
        HTTPAnswer(status: 204, headers: CrossOrigin.headers(for: head) + [allow], body: []),
        head
      )
    }
    let request = StandInRequest(
      method: head.method == "HEAD" ? "GET" : head.method,
      target: head.target,
      headers: head.headers,
      body: body
    )
    switch api.answer(request, at: now) {
    case .answer(let answer, let after):
      return sent(Self.answer(answer, head), head, after: after)
    case .cutOff(let answer):
      let (start, body) = Self.answer(answer, head).bytes(keepsAlive: false)
      let cut = body.isEmpty ? start.prefix(start.count / 2) : start + body.prefix(body.count / 2)
      return (
        Served(bytes: Array(cut), ending: .closes),
        ServedRequest(head, .cutOff(answer.status))
      )
    case .lost: return (Served(bytes: [], ending: .closes), ServedRequest(head, .lost))
    case .noSignal: return (Served(bytes: [], ending: .resets), ServedRequest(head, .noSignal))
    }
  }

  private static func answer(_ answer: WireAnswer, _ head: HTTPHead) -> HTTPAnswer {
    HTTPAnswer(
      status: answer.status,
      headers: answer.headers + CrossOrigin.headers(for: head),
      body: answer.body,
      sendsBody: head.method != "HEAD"
    )
  }

  private func sent(
    _ answer: HTTPAnswer,
    _ head: HTTPHead,
    after: Int64 = 0
  ) -> (served: Served, line: ServedRequest) {
    let (start, body) = answer.bytes(keepsAlive: head.keepsAlive)
    let ending: Served.Ending = head.keepsAlive ? .goesOn : .closes
    return (
      Served(bytes: start + body, after: after, ending: ending),
      ServedRequest(head, .answered(answer.status, after: after))
    )
  }
}
