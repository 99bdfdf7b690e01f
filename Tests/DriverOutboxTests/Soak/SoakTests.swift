import DriverModels
import Foundation
import TestSupport
import Testing

@testable import DriverOutbox

/// A real outbox against the stand-in API over loopback, through a proxy that cuts every connection sooner or
/// later; `scripts/soak-outbox` sends 10,000 writes.
@Suite("A network that cuts connections")
struct SoakTests {
  private static let count = Setting.number("BOTTLE_WRITES") ?? 300
  private static let seed = Setting.number("BOTTLE_SEED") ?? 1

  @Test func recordsEverythingOnceAndInOrder() async throws {
    guard let python = try OutsideTool.find("python3") else { return }
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "soak.py")
    let api = try ServedStandIn()
    let token = try api.signIn()
    let before = try api.day(token).cash.total.rawValue
    let proxy = try Talker(python, [script.path, "\(Self.seed)", "3000", "\(api.port)"])
    let port = try #require(await proxy.heard().flatMap { UInt16($0) })
    let folder = try Folder()
    var day = SoakDay(in: folder.outboxes, port: port, token)
    try await day.run(Self.count)

    let after = try api.day(token)
    let refused = (1...Self.count).count { SoakDay.isRefused($0) }
    #expect(after.recorded == day.keys)
    #expect(day.keys.count == Self.count - refused)
    // To the penny: nothing was counted twice.
    #expect(after.cash.total.rawValue == before + day.total)

    try proxy.say("stop")
    let figures = await proxy.heard()?.split(separator: " ").compactMap { Int($0) } ?? []
    print(
      "\(Self.count) writes, seed \(Self.seed): \(figures) connections and cuts, answers by status "
        + "\(api.replies.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })"
    )
    #expect(figures.last ?? 0 > Self.count / 10)
    // Sent again, and known, as the answer had been cut off; and what was asked here.
    #expect(api.replies[200] ?? 0 > 3)
    withExtendedLifetime(folder) {}
  }
}
