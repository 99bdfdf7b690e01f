/// Why something is no state, no fault or no file of the stand-in.
public struct StandInError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where: a JSON Pointer (RFC 6901), empty for the whole document.
  public let path: String
  /// What is wrong, in a few words.
  public let message: String

  /// Makes an error.
  public init(_ message: String, at path: String) {
    self.path = path
    self.message = message
  }

  /// The error and its place, for a log.
  public var description: String {
    path.isEmpty ? message : "\(message) at \(path)"
  }
}
