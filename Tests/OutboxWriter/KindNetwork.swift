import DriverModels
import DriverOutbox
import DriverRules

/// An API that records everything at once.
struct KindNetwork: OutboxTransport {
  func send(_ request: OutboxRequest) async -> RequestEnd {
    let replayed = WireHeader("Idempotency-Replayed", "false")
    guard case .json(let body) = request.content else {
      return .answered(WireAnswer(status: 204, headers: [replayed], body: []))
    }
    let id = String(decoding: body, as: UTF8.self).split(separator: "\"").dropFirst(3).first ?? ""
    let receipt = #"{"id":"\#(id)","recordedAt":"2026-03-04T06:00:00.000Z"}"#
    return .answered(WireAnswer(status: 201, headers: [replayed], body: Array(receipt.utf8)))
  }
}
