public import DriverRules

/// What carries requests to the API.
public protocol OutboxTransport: Sendable {
  /// Sends a request once and says how it ended.
  ///
  /// It keeps to the request's limits, follows no redirect, repeats nothing by itself, and returns soon
  /// after its task is cancelled. `notConnected` is said only where no byte can have left the phone.
  func send(_ request: OutboxRequest) async -> RequestEnd
}
