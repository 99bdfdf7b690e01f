import DriverModels
import Foundation

/// HTTP/1.1 with a server on this machine, a connection a request.
///
/// On Linux URLSession ends the process where a connection is cut within an answer's head
/// (`Transfer completed, but there's no response`), so that it cannot be tried on connections that are cut.
struct LoopbackHTTP {
  let port: UInt16

  enum End {
    case answered(WireAnswer)
    case notConnected
    case lost
  }

  func exchange(_ method: String, _ path: String, _ headers: [WireHeader], _ body: [UInt8] = [])
    -> End
  {
    guard let socket = LoopbackSocket(port: port) else { return .notConnected }
    let lines = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n\(lines)Content-Length: \(body.count)\r\n\r\n"
    guard socket.write(Array(head.utf8) + body) else { return .lost }
    var bytes: [UInt8] = []
    while true {
      if let answer = Self.answer(bytes) { return .answered(answer) }
      let more = socket.read()
      if more.isEmpty { return .lost }
      bytes += more
    }
  }

  /// The answer that bytes are; nil while some of it is missing.
  private static func answer(_ bytes: [UInt8]) -> WireAnswer? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
    let headers = lines.dropFirst().map { line in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      return WireHeader(String(line[..<colon]), String(line[colon...].dropFirst(2)))
    }
    let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap {
      Int($0.value)
    }
    let body = Array(text[end.upperBound...].utf8)
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
    guard let status, body.count == length else { return nil }
    return WireAnswer(status: status, headers: headers, body: body)
  }
}
