#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Waits until sockets have something to do.
struct SocketPoll {
  private var entries: [pollfd] = []

  /// Waits for something to read, to write, or for the end of a connection alone.
  mutating func add(_ socket: Socket, reads: Bool, writes: Bool) {
    let events = Int16(reads ? POLLIN : 0) | Int16(writes ? POLLOUT : 0)
    entries.append(pollfd(fd: socket.number, events: events, revents: 0))
  }

  /// Waits at most so many milliseconds; gives the numbers of the sockets with something to do.
  mutating func wait(_ milliseconds: Int64) -> Set<Int32> {
    let count = nfds_t(entries.count)
    let ready = unsafe entries.withUnsafeMutableBufferPointer { entries in
      unsafe poll(entries.baseAddress, count, Int32(clamping: milliseconds))
    }
    guard ready > 0 else { return [] }
    return Set(entries.filter { $0.revents != 0 }.map(\.fd))
  }
}
