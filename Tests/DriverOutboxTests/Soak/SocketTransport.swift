import DriverOutbox
import DriverRules
import Foundation

/// An outbox's requests over a plain socket.
struct SocketTransport: OutboxTransport {
  let port: UInt16

  func send(_ request: OutboxRequest) async -> RequestEnd {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: exchange(request)) }
    }
  }

  private func exchange(_ request: OutboxRequest) -> RequestEnd {
    guard case .json(let body) = request.content else { return .notConnected }
    let headers = request.headers(of: AppName(version: "3.2.0", platform: "iOS"))
    return switch LoopbackHTTP(port: port).exchange(request.method, request.path, headers, body) {
    case .answered(let answer): .answered(answer)
    case .notConnected: .notConnected
    case .lost: .lost
    }
  }
}
