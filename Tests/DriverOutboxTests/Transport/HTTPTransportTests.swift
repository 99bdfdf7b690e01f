import DriverModels
import DriverOutbox
import DriverOutboxURLSession
import Foundation
import TestSupport
import Testing

@testable import DriverRules

@Suite("Requests by URLSession", .enabled(if: OutsideTool.path(of: "python3") != nil))
struct HTTPTransportTests {
  private let door: Talker
  private let transport: HTTPTransport
  private let folder: Folder

  init() throws {
    let python = URL(filePath: OutsideTool.path(of: "python3") ?? "/usr/bin/python3")
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "door.py")
    door = try Talker(python, [script.path])
    let port = try #require(door.hear())
    folder = try Folder()
    transport = Self.transport(to: "http://127.0.0.1:\(port)", folder)
  }

  private static func transport(to server: String, _ folder: Folder) -> HTTPTransport {
    HTTPTransport(
      to: ServerOrigin(of: server),
      as: AppName(version: "3.2.0", platform: "iOS"),
      proofsIn: folder.outboxes
    )
  }

  private func request(_ path: String, answer: Int64 = 20_000) -> OutboxRequest {
    var request = OutboxRequest.delivery
    request.path = path
    request.limits.answer = answer
    return request
  }

  @Test func carryTheHeadersAndTheBytes() async throws {
    let end = await transport.send(request("/deliveries"))
    guard case .answered(let answer) = end else { return #expect(end == .lost) }
    #expect(answer.status == 200)
    #expect(answer.body == Array(#"{"code": "here"}"#.utf8))
    #expect(answer.headers.contains(WireHeader("Idempotency-Replayed", "false")))
    let came = try #require(await door.heard())
    for part in [
      #""method": "POST""#, #""path": "/deliveries""#, #""body": "{\"id\":\"d1\"}""#,
      #""authorization": "Bearer token-1""#, #""bottle-business": "hill""#,
      #""idempotency-key": "00000000-0000-4000-8000-000000000001""#,
      #""bottle-sent-at": "2026-03-04T06:00:00.123Z""#, #""content-type": "application/json""#,
      #""user-agent": "Bottle/3.2.0 (iOS)""#,
    ] {
      #expect(came.contains(part), "\(part) in \(came)")
    }
  }

  @Test func carryAPictureFromItsFile() async throws {
    try folder.write("proofs/p1.jpeg", Array("picture".utf8))
    var request = request("/204")
    request.method = "PUT"
    request.content = .file(ProofFile(name: "p1.jpeg", sha256: "", length: 7))
    let end = await transport.send(request)
    guard case .answered(let answer) = end else { return #expect(end == .lost) }
    #expect(answer.status == 204)
    let came = try #require(await door.heard())
    #expect(came.contains(#""body": "picture""#) && came.contains(#""method": "PUT""#), "\(came)")
    #expect(came.contains(#""content-type": "image/jpeg""#), "\(came)")
  }

  @Test(arguments: [302, 307, 401, 404, 409, 426, 500, 503])
  func takeAnyStatusForAnAnswer(status: Int) async throws {
    let end = await transport.send(request("/\(status)"))
    guard case .answered(let answer) = end else { return #expect(end == .lost) }
    #expect(answer.status == status)
    _ = await transport.send(request("/last"))
    // No redirect was followed, nothing was sent again, and no cookie was kept.
    let first = await door.heard() ?? ""
    let last = await door.heard() ?? ""
    #expect(first.contains(#""path": "/\#(status)""#), "\(first)")
    #expect(last.contains(#""path": "/last""#) && !last.contains("cookie"), "\(last)")
  }

  /// The answer comes after five minutes.
  @Test func areLostWhenTheAnswerTakesTooLong() async throws {
    #expect(await transport.send(request("/hang", answer: 400)) == .lost)
  }

  @Test func areLostWhenTheirTaskIsCancelled() async throws {
    let request = request("/hang")
    let task = Task { [transport] in await transport.send(request) }
    _ = await door.heard()
    task.cancel()
    #expect(await task.value == .lost)
  }

  @Test func areLostWhenTheConnectionIsDropped() async throws {
    #expect(await transport.send(request("/drop")) == .lost)
  }

  @Test func haveNotLeftWhereNobodyListens() async throws {
    // The port that the system gives a socket that does not listen.
    let deaf = Self.transport(to: "http://127.0.0.1:1", folder)
    #expect(await deaf.send(request("/deliveries")) == .notConnected)
  }
}
