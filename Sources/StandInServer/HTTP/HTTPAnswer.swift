internal import DriverModels

/// An answer as it goes over a connection.
struct HTTPAnswer: Hashable {
  var status: Int
  var headers: [WireHeader]
  var body: [UInt8]
  /// Whether the body is sent: that of HEAD is not, though its length is said.
  var sendsBody = true

  /// A problem of the server's own, before the API comes to it.
  static func broken(_ broken: HTTPBroken) -> HTTPAnswer {
    let text = "{\"code\":\"invalid\",\"status\":\(broken.status),\"title\":\"\(broken.title)\"}"
    return HTTPAnswer(
      status: broken.status,
      headers: [WireHeader("Content-Type", "application/problem+json")],
      body: Array(text.utf8)
    )
  }

  /// The head, and what of the body is sent.
  func bytes(keepsAlive: Bool) -> (head: [UInt8], body: [UInt8]) {
    var text = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    for header in headers { text += "\(header.name): \(Self.line(header.value))\r\n" }
    // These two never have a body, and say nothing of its length (RFC 9110, 8.6).
    let isEmpty = status == 204 || status == 304
    if !isEmpty { text += "Content-Length: \(body.count)\r\n" }
    text += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
    return (Array(text.utf8), isEmpty || !sendsBody ? [] : body)
  }

  /// A value cannot end its line: a fault's may be any text.
  private static func line(_ value: String) -> String {
    String(
      decoding: value.utf8.map { $0 == 0x0D || $0 == 0x0A || $0 == 0 ? 0x20 : $0 },
      as: UTF8.self
    )
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 417: "Expectation Failed"
    case 422: "Unprocessable Content"
    case 426: "Upgrade Required"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
