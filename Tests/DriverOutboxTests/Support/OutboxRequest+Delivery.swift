import DriverModels

@testable import DriverRules

extension OutboxRequest {
  /// A delivery of somebody's, on its way.
  static let delivery = OutboxRequest(
    number: 1,
    key: IdempotencyKey("00000000-0000-4000-8000-000000000001"),
    business: BusinessId("hill"),
    token: SessionToken("token-1"),
    method: "POST",
    path: "/deliveries",
    content: .json(Array(#"{"id":"d1"}"#.utf8)),
    sentAt: 1_772_604_000_123,
    limits: RequestLimits(connect: 10_000, answer: 20_000, stall: nil)
  )
}
