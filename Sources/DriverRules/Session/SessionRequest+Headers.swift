public import DriverModels

extension SessionRequest {
  /// The headers that say who asks (S22, S23), in this order.
  ///
  /// - Parameters:
  ///   - app: the app that asks.
  ///   - server: the server that is asked.
  public func headers(of app: AppName, to server: ServerOrigin) -> [WireHeader] {
    var headers = [WireHeader("User-Agent", app.userAgent)]
    if let token {
      headers.append(WireHeader("Authorization", "Bearer " + token.rawValue))
    }
    if let business = call.business {
      headers.append(WireHeader("Bottle-Business", business.rawValue))
    }
    // better-auth demands an Origin of every request with a cookie.
    if let challenge = call.challenge {
      headers.append(WireHeader("Cookie", challenge.cookie))
      headers.append(WireHeader("Origin", server.text))
    }
    return headers
  }
}
