/// An answer that is not the API's.
public enum OtherPage: Int, Hashable, Sendable, CaseIterable {
  /// 200 with a page of a hotel's Wi-Fi.
  case portal
  /// 200 with somebody's JSON.
  case json
  /// 204 with nothing that says it is ours.
  case nothing
  /// 302 to a page to sign in to a network.
  case redirect
  /// 401 of a proxy.
  case proxy401
  /// 403 of a proxy.
  case proxy403
  /// 407 of a proxy.
  case proxy407
  /// 502 of a gateway.
  case gateway
  /// 511 of a network.
  case network

  /// The status.
  public var status: Int { [200, 200, 204, 302, 401, 403, 407, 502, 511][rawValue] }
}
