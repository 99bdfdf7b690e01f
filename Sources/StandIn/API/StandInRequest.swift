public import DriverModels

/// A request as it comes to the stand-in, from any transport.
public struct StandInRequest: Hashable, Sendable {
  /// The method: `GET`.
  public var method: String
  /// Path and query, percent-encoded: `/driver/day?date=2026-03-04`.
  public var target: String
  /// The headers.
  public var headers: [WireHeader]
  /// The body; empty for none.
  public var body: [UInt8]

  /// Makes a request.
  public init(method: String, target: String, headers: [WireHeader] = [], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// A request that the models made.
  public init(_ request: WireRequest) {
    self.init(
      method: request.method,
      target: request.target,
      headers: request.headers,
      body: request.body ?? []
    )
  }

  /// The first value of a header without the blanks at its ends; nil if it is not there.
  func header(_ name: String) -> String? {
    let folded = Self.folded(name)
    return headers.first { Self.folded($0.name) == folded }
      .map { HeaderText.trimmed($0.value.utf8) }
  }

  /// Whether the body is labelled as a media type, whatever its parameters.
  func isLabelled(_ type: String) -> Bool {
    guard let label = header("Content-Type") else { return false }
    let name = HeaderText.trimmed(label.utf8.prefix { $0 != 0x3B })
    return Self.folded(name) == Self.folded(type)
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }
}
