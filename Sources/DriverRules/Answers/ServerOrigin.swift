/// The origin of a server: scheme, host and port, `https://api.getbottle.app`.
public struct ServerOrigin: Hashable, Sendable {
  /// The origin as an `Origin` header has it.
  public let text: String

  /// The origin of a server's address; what comes after the host and the port does not count.
  public init(of address: String) {
    let bytes = Array(address.utf8)
    let slashes: [UInt8] = [0x3A, 0x2F, 0x2F]
    let start = bytes.indices.first { bytes[$0...].starts(with: slashes) }.map { $0 + 3 } ?? 0
    let end = bytes[start...].firstIndex(of: 0x2F) ?? bytes.endIndex
    text = String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Whether an address is at this origin.
  func holds(_ address: String) -> Bool {
    address.utf8.starts(with: (text + "/").utf8)
  }
}
