/// Why the simulated API turns a write down.
public enum RefusalReason: Int, Hashable, Sendable, CaseIterable {
  /// 409.
  case roundClosed
  /// 422.
  case invalid
  /// 404.
  case notFound
  /// 403, and not for want of membership.
  case notAllowed
  /// 413.
  case tooBig

  /// The status of the answer.
  public var status: Int { [409, 422, 404, 403, 413][rawValue] }

  /// The API's word for it.
  public var code: String {
    ["round-closed", "invalid", "not-found", "not-allowed", "too-big"][rawValue]
  }
}
