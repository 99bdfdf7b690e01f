internal import DriverModels

/// The head of a request (RFC 9112).
struct HTTPHead: Hashable {
  let method: String
  /// Path and query; `*` for the server as a whole.
  let target: String
  let headers: [WireHeader]
  /// Whether the connection goes on after the answer.
  let keepsAlive: Bool
  /// How the body ends.
  let framing: Framing
  /// Whether the body is sent only when it is asked for.
  let expectsContinue: Bool

  enum Framing: Hashable {
    case length(Int)
    case chunked
  }
}
