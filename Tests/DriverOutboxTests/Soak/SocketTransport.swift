import DriverModels
import DriverOutbox
import DriverRules
import Foundation

/// Requests over a plain socket, a connection each.
///
/// On Linux URLSession ends the process where a connection is cut within an answer's head
/// (`Transfer completed, but there's no response`), so that it cannot be tried on cut connections.
struct SocketTransport: OutboxTransport {
  let port: UInt16

  func send(_ request: OutboxRequest) async -> RequestEnd {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: exchange(request)) }
    }
  }

  private func exchange(_ request: OutboxRequest) -> RequestEnd {
    guard case .json(let body) = request.content, let socket = LoopbackSocket(port: port) else {
      return .notConnected
    }
    let headers = request.headers(of: AppName(version: "3.2.0", platform: "iOS"))
      .map { "\($0.name): \($0.value)\r\n" }.joined()
    let head =
      "\(request.method) \(request.path) HTTP/1.1\r\n\(headers)Content-Length: \(body.count)\r\n\r\n"
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
    let length = headers.first { $0.name == "Content-Length" }.flatMap { Int($0.value) }
    let body = Array(text[end.upperBound...].utf8)
    guard let status = Int(lines[0].split(separator: " ")[1]), body.count == length else {
      return nil
    }
    return WireAnswer(status: status, headers: headers, body: body)
  }
}
