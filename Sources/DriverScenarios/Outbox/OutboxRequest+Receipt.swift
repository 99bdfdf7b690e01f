internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import StandIn

extension OutboxRequest {
  /// What the API says of a write that it has: a receipt, or nothing of a proof.
  func receipt(status: Int) -> KeptAnswer {
    guard case .json = content else { return KeptAnswer(status: 204) }
    let receipt: JSONValue = [
      "id": .string(sentId ?? ""), "recordedAt": "2026-03-04T09:00:00.000Z",
    ]
    return KeptAnswer(status: status, body: receipt.json)
  }

  /// The id in the body; nil of a file.
  var sentId: String? {
    guard case .json(let bytes) = content else { return nil }
    return (try? JSONValue(json: bytes))?["id"]?.string
  }
}

extension WireAnswer {
  /// Takes the body of an answer that the API kept.
  mutating func take(_ kept: KeptAnswer) {
    guard !kept.body.isEmpty else { return }
    let media = kept.status < 300 ? "application/json" : "application/problem+json"
    headers.append(WireHeader("Content-Type", media))
    body = kept.body
  }
}
