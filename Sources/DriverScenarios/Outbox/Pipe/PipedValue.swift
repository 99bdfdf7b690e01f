internal import ScenarioKit

/// A value that a pipe to an outbox core carries as JSON.
///
/// What is nil is left out. One of several is an object whose `is` says which.
protocol PipedValue {
  /// The value as JSON.
  var piped: JSONValue { get }

  /// Reads the value.
  init(piped json: JSONValue) throws
}
