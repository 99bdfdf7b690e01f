import DriverModels
import DriverRules
import Foundation
import TestSupport
import Testing

@testable import DriverOutbox

/// `Tests/Goldens/outbox-1` is never written anew: it is what lies on somebody's phone.
@Suite("A folder of the first version")
struct GoldenFolderTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    let golden = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Goldens/outbox-1")
    try FileManager.default.createDirectory(
      atPath: folder.outboxes.path,
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(
      atPath: golden.path,
      toPath: folder.outboxes.path(of: folder.business)
    )
  }

  @Test func isOpenedWithAllThatItHolds() throws {
    let opened = try #require(Reopened(folder))
    #expect(opened.messages == [])
    #expect(
      opened.writes.map { "\($0.seq) \($0.id) \($0.key.rawValue) \($0.state) \($0.attempts)" } == [
        "1 d1 d1 sent 1", "2 d1-p d1-p sent 1", "3 d2 d2 waiting 0", "4 d2-p d2-p waiting 0",
      ]
    )
    #expect(opened.writes[2].content == .json(Recording.delivery("d2", filler: 40).body))
    #expect(opened.writes[3].after == [IdempotencyKey("d2")])
  }

  @Test func isSentToItsEnd() {
    var desk = Desk(folder)
    desk.begin()
    #expect(desk.writes.map(\.state) == [.sent, .sent, .sent, .sent])
  }

  @Test func isToldApartFromOneThatLacksAPicture() throws {
    try FileManager.default.removeItem(at: folder.url("proofs/d2-p.jpeg"))
    var desk = Desk(folder)
    desk.take(.open(folder.business))
    #expect(desk.writes.map(\.state) == [.sent, .sent, .waiting, .turnedDown])
    #expect(desk.writes.last?.refusal?.fault == .app)
  }
}
