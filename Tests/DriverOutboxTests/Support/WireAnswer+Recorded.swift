import DriverModels
import DriverRules

extension WireAnswer {
  /// The API's answer to what it has recorded.
  static func recorded(_ request: OutboxRequest, isReplayed: Bool = false) -> WireAnswer {
    let replayed = WireHeader("Idempotency-Replayed", "\(isReplayed)")
    guard case .json(let body) = request.content else {
      return WireAnswer(status: 204, headers: [replayed], body: [])
    }
    return WireAnswer(
      status: 201,
      headers: [replayed, WireHeader("Content-Type", "application/json")],
      body: Array(#"{"id":"\#(id(in: body))","recordedAt":"2026-03-04T06:00:00.000Z"}"#.utf8)
    )
  }

  /// The API's answer to what it will not have.
  static func refused(_ status: Int = 422, _ code: String = "bad") -> WireAnswer {
    WireAnswer(
      status: status,
      headers: [WireHeader("Content-Type", "application/problem+json")],
      body: Array(#"{"title":"No","status":\#(status),"code":"\#(code)"}"#.utf8)
    )
  }

  /// The id that stands in a body that `Recording.delivery` makes.
  private static func id(in body: [UInt8]) -> Substring {
    String(decoding: body, as: UTF8.self).split(separator: "\"").dropFirst(3).first ?? ""
  }
}
