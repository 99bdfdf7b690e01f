public import DriverModels
public import DriverRules

extension OutboxRequest {
  /// The headers that the request carries, in this order (O2, O4, S22).
  ///
  /// - Parameter app: The app that asks.
  public func headers(of app: AppName) -> [WireHeader] {
    var headers = [
      WireHeader("User-Agent", app.userAgent),
      WireHeader("Authorization", "Bearer " + token.rawValue),
      WireHeader("Bottle-Business", business.rawValue),
      WireHeader("Idempotency-Key", key.rawValue),
      WireHeader("Content-Type", contentType),
    ]
    // A clock that shows a year of five digits says nothing worth sending.
    if let time = Timestamp(milliseconds: sentAt) {
      headers.append(WireHeader("Bottle-Sent-At", time.wireText()))
    }
    return headers
  }
}
