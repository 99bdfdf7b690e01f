/// A request and what came of it, without anything secret.
public struct ServedRequest: Hashable, Sendable {
  /// The method and the path with its query, as they came.
  public let request: String
  /// What came of it.
  public let end: End

  /// What a request came to.
  public enum End: Hashable, Sendable {
    /// A status, so many milliseconds later.
    case answered(Int, after: Int64)
    /// A status whose answer breaks off.
    case cutOff(Int)
    /// The connection ended without an answer.
    case lost
    /// The connection was cut off, as if there were no signal.
    case noSignal
  }

  init(_ head: HTTPHead, _ end: End) {
    self.init("\(head.method) \(head.target)", end)
  }

  init(_ request: String, _ end: End) {
    self.request = request
    self.end = end
  }

  /// A line for the terminal: `POST /deliveries → 201`.
  public var line: String {
    switch end {
    case .answered(let status, 0): "\(request) → \(status)"
    case .answered(let status, let after):
      "\(request) → \(status) in \(after / 1000).\(after / 100 % 10) s"
    case .cutOff(let status): "\(request) → \(status), cut off"
    case .lost: "\(request) → lost"
    case .noSignal: "\(request) → no signal"
    }
  }
}
