import DriverModels
import DriverRules
import Foundation
import TestSupport
import Testing

@testable import DriverOutbox

/// A real outbox against an API over loopback, through a proxy that cuts every connection
/// sooner or later; `scripts/soak-outbox` sends 10,000 writes.
@Suite("A network that cuts connections")
struct SoakTests {
  private static let count = Setting.number("BOTTLE_WRITES") ?? 300
  private static let seed = Setting.number("BOTTLE_SEED") ?? 1

  @Test func recordsEverythingOnceAndInOrder() async throws {
    guard let python = try OutsideTool.find("python3") else { return }
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "soak.py")
    let api = try Talker(python, [script.path, "\(Self.seed)", "3000"])
    let port = try #require(api.hear().flatMap { UInt16($0) })
    let folder = try Folder()
    let day = SoakDay(in: folder.outboxes, port: port)
    try await day.run(Self.count)

    try api.say("stop")
    var records: [String] = []
    var figures: [String: Int] = [:]
    while let line = api.hear(), line != "end" {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "record" {
        records.append(words[1])
      } else {
        figures[words[0]] = Int(words[1])
      }
    }
    let wanted = (1...Self.count).filter { !SoakDay.isRefused($0) }.map { "d\($0)" }
    #expect(records == wanted)
    #expect(figures["refusals"] == Self.count - wanted.count)
    print("\(Self.count) writes, seed \(Self.seed): \(figures.sorted { $0.key < $1.key })")
    #expect(figures["cuts"] ?? 0 > Self.count / 10)
    #expect(figures["replays"] ?? 0 > 0)
  }
}
