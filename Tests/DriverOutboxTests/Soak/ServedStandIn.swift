import DriverModels
import Foundation
import StandIn
import StandInServer

/// The stand-in API, served on this machine by a thread of its own until nobody holds it any more.
final class ServedStandIn: Sendable {
  private final class Shared: Sendable {
    let isOver = Guarded(false)
    let replies = Guarded<[Int: Int]>([:])
  }

  let port: UInt16
  private let shared = Shared()

  init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "spec/mobile/stand-in.json")
    let file = try StandInFile(json: Array(Data(contentsOf: path)))
    guard let scenario = file.scenario("plain") else { throw Unserved() }
    let (ports, port) = (DispatchSemaphore(value: 0), Port())
    let shared = shared
    Thread.detachNewThread {
      try? StandInServer.serve(
        scenario,
        port: 0,
        began: { taken in
          port.number.withLock { $0 = taken }
          ports.signal()
        },
        log: { served in
          guard case .answered(let status, _) = served.end else { return }
          shared.replies.withLock { $0[status, default: 0] += 1 }
        },
        while: { shared.isOver.withLock { !$0 } }
      )
    }
    ports.wait()
    self.port = port.number.withLock { $0 }
  }

  deinit { shared.isOver.withLock { $0 = true } }

  struct Unserved: Error {}

  private final class Port: Sendable {
    let number = Guarded<UInt16>(0)
  }

  /// How many answers of each status there were.
  var replies: [Int: Int] { shared.replies.withLock { $0 } }

  /// Signs Sam in.
  func signIn() throws -> SessionToken {
    let body = #"{"email":"sam@bottle.test","password":"gas"}"#
    let answer = try answer(
      "POST",
      "/auth/sign-in/email",
      [WireHeader("Content-Type", "application/json")],
      Array(body.utf8)
    )
    let token = answer.headers.first { $0.name.lowercased() == "set-auth-token" }
    guard let token else { throw Unserved() }
    return SessionToken(token.value)
  }

  /// Sam's day.
  func day(_ token: SessionToken) throws -> DriverDay {
    let headers = [
      WireHeader("Authorization", "Bearer " + token.rawValue),
      WireHeader("Bottle-Business", "acme"),
    ]
    return try DriverDay(json: answer("GET", "/driver/day?date=2026-03-04", headers).body)
  }

  private func answer(
    _ method: String,
    _ path: String,
    _ headers: [WireHeader],
    _ body: [UInt8] = []
  ) throws -> WireAnswer {
    let app = [WireHeader("User-Agent", "Bottle/3.2.0 (iOS)")]
    let end = LoopbackHTTP(port: port).exchange(method, path, app + headers, body)
    guard case .answered(let answer) = end else { throw Unserved() }
    return answer
  }
}
