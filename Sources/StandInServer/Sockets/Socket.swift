#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A socket that never waits; closed when nobody has it any more.
final class Socket {
  let number: Int32

  /// What a call came to.
  enum Moved: Hashable {
    case count(Int)
    /// Nothing can be moved now.
    case notNow
    /// The other side has ended, or the connection is gone.
    case over
  }

  init(_ number: Int32) {
    self.number = number
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      set(SOL_SOCKET, SO_NOSIGPIPE, 1)
    #endif
  }

  deinit { close(number) }

  /// Reads what there is, at most 64 KiB.
  func read(into bytes: inout [UInt8]) -> Moved {
    let count = unsafe bytes.withUnsafeMutableBytes { room in
      unsafe recv(number, room.baseAddress, room.count, 0)
    }
    return count == 0 ? .over : Self.moved(count)
  }

  /// Writes as much as can be taken.
  func write(_ bytes: ArraySlice<UInt8>) -> Moved {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = unsafe bytes.withUnsafeBytes { rest in
      unsafe send(number, rest.baseAddress, rest.count, flags)
    }
    return Self.moved(count)
  }

  /// Says that nothing more is written.
  func endWriting() {
    _ = shutdown(number, Int32(SHUT_WR))
  }

  /// Lets closing cut the connection off instead of ending it in order.
  func cutOffAtClose() {
    var now = linger(l_onoff: 1, l_linger: 0)
    _ = unsafe setsockopt(
      number,
      SOL_SOCKET,
      SO_LINGER,
      &now,
      socklen_t(MemoryLayout<linger>.size)
    )
  }

  func set(_ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    _ = unsafe setsockopt(number, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func moved(_ count: Int) -> Moved {
    if count >= 0 { return .count(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .notNow : .over
  }
}
