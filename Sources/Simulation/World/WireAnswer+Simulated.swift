internal import DriverModels
internal import DriverRules
internal import StandIn

extension WireAnswer {
  /// A problem, ours.
  static func problem(_ status: Int, _ code: String, retryAfter: String? = nil) -> WireAnswer {
    var headers = [WireHeader("Content-Type", "application/problem+json")]
    if let retryAfter {
      headers.append(WireHeader("Retry-After", retryAfter))
      headers.append(WireHeader("Date", "Wed, 04 Mar 2026 09:00:00 GMT"))
    }
    let body = #"{"title":"No.","status":\#(status),"code":"\#(code)"}"#
    return WireAnswer(status: status, headers: headers, body: Array(body.utf8))
  }

  /// What the API says to a request, by what came of its key.
  static func answer(to request: OutboxRequest, _ outcome: KeyOutcome) -> WireAnswer {
    switch outcome {
    case .recorded: receipt(for: request, isReplayed: false)
    case .replayed: receipt(for: request, isReplayed: true)
    case .refused(let kept), .refusedAgain(let kept):
      problem(
        kept.status,
        RefusalReason.allCases.first { $0.status == kept.status }?.code ?? "invalid"
      )
    case .reused: problem(422, "key-reused")
    case .inProgress: problem(409, "in-progress", retryAfter: "1")
    case .alreadyRecorded: problem(409, "already-recorded")
    case .passing(let kept): problem(kept.status, "busy")
    }
  }

  private static func receipt(for request: OutboxRequest, isReplayed: Bool) -> WireAnswer {
    let replayed = WireHeader("Idempotency-Replayed", isReplayed ? "true" : "false")
    guard case .json(let body) = request.content else {
      return WireAnswer(status: 204, headers: [replayed], body: [])
    }
    // A simulated body is an object with an id and nothing else.
    let receipt = body.dropLast() + Array(#","recordedAt":"2026-03-04T09:00:00.000Z"}"#.utf8)
    let type = WireHeader("Content-Type", "application/json")
    return WireAnswer(
      status: isReplayed ? 200 : 201,
      headers: [type, replayed],
      body: Array(receipt)
    )
  }

  /// An answer that is not the API's.
  static func page(_ page: OtherPage) -> WireAnswer {
    switch page {
    case .nothing: WireAnswer(status: 204, headers: [], body: [])
    case .json:
      WireAnswer(
        status: 200,
        headers: [WireHeader("Content-Type", "application/json")],
        body: Array(#"{"id":"portal"}"#.utf8)
      )
    default:
      WireAnswer(
        status: page.status,
        headers: [WireHeader("Content-Type", "text/html")],
        body: Array("<html>Welcome</html>".utf8)
      )
    }
  }
}
