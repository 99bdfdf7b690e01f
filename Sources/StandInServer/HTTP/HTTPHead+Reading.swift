internal import DriverModels

extension HTTPHead {
  /// Reads a head without the empty line at its end.
  init(_ bytes: ArraySlice<UInt8>) throws(HTTPBroken) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
    let words = (lines.isEmpty ? [] : lines.removeFirst())
      .split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, let method = Self.token(words[0]) else {
      throw HTTPBroken(400, "The first line is no request")
    }
    let minor = try Self.minorVersion(words[2])
    self.method = method
    target = try Self.target(words[1])
    headers = try lines.filter { !$0.isEmpty }.map { line throws(HTTPBroken) in
      try Self.header(line)
    }
    let hosts = Self.values(of: "host", in: headers)
    guard hosts.count == 1 || (minor == 0 && hosts.isEmpty) else {
      throw HTTPBroken(400, "There has to be one Host")
    }
    framing = try Self.framing(headers, minor)
    let connection = Self.words(of: "connection", in: headers)
    keepsAlive = minor == 0 ? connection.contains("keep-alive") : !connection.contains("close")
    let expectations = Self.words(of: "expect", in: headers)
    guard expectations.allSatisfy({ $0 == "100-continue" }) else {
      throw HTTPBroken(417, "Only 100-continue can be expected")
    }
    expectsContinue = !expectations.isEmpty && minor > 0
  }

  private static func minorVersion(_ word: ArraySlice<UInt8>) throws(HTTPBroken) -> Int {
    let name = String(decoding: word, as: UTF8.self)
    switch name {
    case "HTTP/1.1": return 1
    case "HTTP/1.0": return 0
    case _ where name.hasPrefix("HTTP/"): throw HTTPBroken(505, "Only HTTP/1.1 is spoken here")
    default: throw HTTPBroken(400, "The first line is no request")
    }
  }

  /// Path and query; of a whole URL, which proxies send, what follows the host.
  private static func target(_ word: ArraySlice<UInt8>) throws(HTTPBroken) -> String {
    guard word.count <= HTTPLimits.target else { throw HTTPBroken(414, "The path is too long") }
    guard !word.isEmpty, word.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw HTTPBroken(400, "The path is not plain ASCII")
    }
    let text = String(decoding: word, as: UTF8.self)
    if text.hasPrefix("/") || text == "*" { return text }
    for scheme in ["http://", "https://"] where text.hasPrefix(scheme) {
      let path = text.dropFirst(scheme.count).drop { $0 != "/" && $0 != "?" }
      return path.hasPrefix("/") ? String(path) : "/" + path
    }
    throw HTTPBroken(400, "The path does not begin with a slash")
  }

  private static func header(_ line: ArraySlice<UInt8>) throws(HTTPBroken) -> WireHeader {
    // A line that goes on the one before it begins with a blank, which is no token either.
    guard let colon = line.firstIndex(of: 0x3A), let name = token(line[..<colon]) else {
      throw HTTPBroken(400, "A header is none")
    }
    let value = line[line.index(after: colon)...]
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
      throw HTTPBroken(400, "A header has a control character")
    }
    return WireHeader(name, HTTPText.trimmed(value))
  }

  private static func framing(_ headers: [WireHeader], _ minor: Int) throws(HTTPBroken) -> Framing {
    let codings = words(of: "transfer-encoding", in: headers)
    let lengths = Set(values(of: "content-length", in: headers))
    if !codings.isEmpty {
      guard lengths.isEmpty, minor > 0 else { throw HTTPBroken(400, "The body has two ends") }
      guard codings == ["chunked"] else { throw HTTPBroken(501, "Only chunked is understood") }
      return .chunked
    }
    guard let text = lengths.first else { return .length(0) }
    guard lengths.count == 1, 1...18 ~= text.utf8.count,
      text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let length = Int(text)
    else { throw HTTPBroken(400, "Content-Length is no number") }
    guard length <= HTTPLimits.body else { throw HTTPBroken(413, "The body is too long") }
    return .length(length)
  }

  /// A token (RFC 9110, 5.6.2).
  private static func token(_ bytes: ArraySlice<UInt8>) -> String? {
    let marks = Array("!#$%&'*+-.^_`|~".utf8)
    let isToken = bytes.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: marks.contains(byte)
      }
    }
    return bytes.isEmpty || !isToken ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static func values(of name: String, in headers: [WireHeader]) -> [String] {
    headers.filter { HTTPText.folded($0.name) == name }.map(\.value)
  }

  /// The words of a list in headers of a name, small.
  private static func words(of name: String, in headers: [WireHeader]) -> [String] {
    values(of: name, in: headers).flatMap { value in
      value.utf8.split(separator: 0x2C).map { HTTPText.folded(HTTPText.trimmed($0)) }
    }
  }
}
