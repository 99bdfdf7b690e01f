#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Why there is no server.
public struct SocketError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number with which the system refused.
  let code: Int32

  /// Whether another program has the port.
  public var isTaken: Bool { code == EADDRINUSE }

  /// The system's reason.
  public var description: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
