#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A connection to a port of this machine, byte for byte.
final class RawClient {
  private let number: Int32

  /// What a read came to.
  enum Read: Equatable {
    case bytes(String)
    case ended
    case reset
    case silent
  }

  init(port: UInt16) {
    #if canImport(Darwin)
      number = socket(AF_INET, SOCK_STREAM, 0)
    #else
      number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(number, $0, length)
      }
    }
  }

  deinit { close(number) }

  func send(_ text: String) {
    send(Array(text.utf8))
  }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          unsafe Darwin.send(number, bytes.baseAddress, bytes.count, 0)
        #else
          unsafe Glibc.send(number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Says that nothing more is sent.
  func endSending() {
    _ = shutdown(number, Int32(SHUT_WR))
  }

  /// What comes within so many milliseconds.
  func read(within milliseconds: Int32 = 5000) -> Read {
    var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&entry, 1, milliseconds) > 0 else { return .silent }
    var room = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe room.withUnsafeMutableBytes { bytes in
      unsafe recv(number, bytes.baseAddress, bytes.count, 0)
    }
    if count < 0 { return .reset }
    return count == 0 ? .ended : .bytes(String(decoding: room[..<count], as: UTF8.self))
  }

  /// All that comes until the connection ends, or a text has come.
  func readAll(until text: String? = nil) -> String {
    var all = ""
    while case .bytes(let more) = read() {
      all += more
      if let text, all.contains(text) { break }
    }
    return all
  }
}
