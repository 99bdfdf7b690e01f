#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Socket {
  /// Listens on this machine alone, by IPv4 (127.0.0.1).
  ///
  /// - Parameter port: 0 for any that is free.
  static func listening(port: UInt16) throws(SocketError) -> Socket {
    let socket = try Socket(made(AF_INET))
    socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    try socket.listen(at: &address)
    return socket
  }

  /// Listens on this machine alone, by IPv6 (::1), which browsers may try first for `localhost`.
  static func listeningV6(port: UInt16) throws(SocketError) -> Socket {
    let socket = try Socket(made(AF_INET6))
    socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
    socket.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 1)
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    unsafe withUnsafeMutableBytes(of: &address.sin6_addr) { unsafe $0[15] = 1 }
    try socket.listen(at: &address)
    return socket
  }

  /// The port it listens on.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(number, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection that somebody made; nil if there is none.
  func accepted() -> Socket? {
    let number = accept(self.number, nil, nil)
    return number < 0 ? nil : Socket(number)
  }

  private static func made(_ family: Int32) throws(SocketError) -> Int32 {
    #if canImport(Darwin)
      let number = socket(family, SOCK_STREAM, 0)
    #else
      let number = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    if number < 0 { throw SocketError(code: errno) }
    return number
  }

  private func listen<Address>(at address: inout Address) throws(SocketError) {
    let length = socklen_t(MemoryLayout<Address>.size)
    let bound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(number, $0, length)
      }
    }
    if bound < 0 { throw SocketError(code: errno) }
    #if canImport(Darwin)
      let listens = Darwin.listen(number, 128)
    #else
      let listens = Glibc.listen(number, 128)
    #endif
    if listens < 0 { throw SocketError(code: errno) }
  }
}
