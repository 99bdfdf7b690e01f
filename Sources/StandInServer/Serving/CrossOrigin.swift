internal import DriverModels

/// What lets pages of other origins call the stand-in (the Fetch standard, CORS).
enum CrossOrigin {
  /// Whether a request only asks what may be asked.
  static func isPreflight(_ head: HTTPHead) -> Bool {
    head.method == "OPTIONS" && value("access-control-request-method", of: head) != nil
  }

  /// The answer to that: anything may.
  static func preflight(_ head: HTTPHead) -> HTTPAnswer {
    let asked = value("access-control-request-headers", of: head)
    return HTTPAnswer(
      status: 204,
      headers: headers(for: head) + [
        WireHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT"),
        WireHeader("Access-Control-Allow-Headers", asked ?? "*"),
        WireHeader("Access-Control-Allow-Private-Network", "true"),
        WireHeader("Access-Control-Max-Age", "600"),
      ],
      body: []
    )
  }

  /// The headers of any answer to a page.
  static func headers(for head: HTTPHead) -> [WireHeader] {
    guard let origin = value("origin", of: head) else { return [] }
    return [
      WireHeader("Access-Control-Allow-Origin", origin),
      WireHeader("Access-Control-Allow-Credentials", "true"),
      WireHeader(
        "Access-Control-Expose-Headers",
        "Date, ETag, Idempotency-Replayed, Retry-After, set-auth-token, X-Retry-After"
      ),
      WireHeader("Vary", "Origin"),
    ]
  }

  private static func value(_ name: String, of head: HTTPHead) -> String? {
    head.headers.first { HTTPText.folded($0.name) == name }?.value
  }
}
