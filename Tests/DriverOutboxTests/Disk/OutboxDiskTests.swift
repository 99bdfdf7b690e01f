import DriverModels
import DriverRules
import Foundation
import TestSupport
import Testing

@testable import DriverOutbox

@Suite("The files of an outbox")
struct OutboxDiskTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test func aNewOutboxHasNoJournalButALock() {
    var disk = folder.disk()
    #expect(disk.carryOut([.lock, .read]) == .done(found: nil))
    #expect(folder.names == ["outbox.lock", "proofs"])
  }

  @Test func nothingIsDoneWithoutTheLock() {
    var disk = folder.disk()
    #expect(disk.carryOut([.append([1]), .sync]) == .failed(at: 0))
    #expect(folder.names.isEmpty)
  }

  @Test func whatIsAppendedIsReadAgain() {
    var disk = folder.disk()
    #expect(disk.carryOut([.lock, .append([1, 2]), .sync, .append([3]), .sync]) == .done())
    #expect(disk.carryOut([.read]) == .done(found: [1, 2, 3]))
  }

  @Test func oneAppendAndOneSyncAreTwoCalls() {
    let calls = LoggedCalls()
    var disk = folder.disk(by: calls)
    _ = disk.carryOut([.lock, .append([1]), .sync])
    let before = (calls.count, calls.entries.count)
    #expect(disk.carryOut([.append([2]), .sync]) == .done())
    let journal = folder.url("outbox.journal").path
    #expect(calls.count == before.0 + 2)
    #expect(calls.entries[before.1...] == [.write(journal, [2]), .syncFile(journal)])
  }

  @Test func aJournalIsCut() {
    var disk = folder.disk()
    _ = disk.carryOut([.lock, .append([1, 2, 3])])
    #expect(disk.carryOut([.truncate(1), .sync, .append([4]), .read]) == .done(found: [1, 4]))
  }

  @Test func theNextVersionTakesTheJournalsPlace() throws {
    try folder.write("outbox.next", [9, 9, 9, 9])
    var disk = folder.disk()
    _ = disk.carryOut([.lock, .append([1, 2, 3]), .sync])
    #expect(disk.carryOut([.writeNext([7]), .syncNext, .rename, .syncDirectory]) == .done())
    #expect(disk.carryOut([.append([8]), .sync, .read]) == .done(found: [7, 8]))
    #expect(folder.names == ["outbox.journal", "outbox.lock", "proofs"])
  }

  @Test func theCallsEndWithTheFirstThatFails() {
    var disk = folder.disk()
    #expect(disk.carryOut([.lock, .append([1]), .rename, .append([2])]) == .failed(at: 2))
    #expect(folder.bytes("outbox.journal") == [1])
  }

  @Test func aDamagedJournalIsKeptUnderTheFirstFreeNumber() throws {
    try folder.write("outbox.journal", [1, 2])
    try folder.write("outbox.damaged-1", [0])
    var disk = folder.disk()
    #expect(disk.carryOut([.lock, .keepDamaged, .keepDamaged]) == .done())
    #expect(folder.bytes("outbox.damaged-1") == [0])
    #expect(folder.bytes("outbox.damaged-2") == [1, 2])
    #expect(folder.bytes("outbox.damaged-3") == [1, 2])
    #expect(folder.bytes("outbox.journal") == [1, 2])
  }

  @Test func aSecondOpenerIsTurnedAwayUntilTheFirstLetsGo() {
    var first: OutboxDisk? = folder.disk()
    #expect(first?.carryOut([.lock]) == .done())
    #expect(first?.carryOut([.lock]) == .done())
    var second = folder.disk()
    #expect(second.carryOut([.lock, .read]) == .failed(at: 0))
    first = nil
    #expect(second.carryOut([.lock, .read]) == .done())
  }

  @Test func theFoldersAreTheAppsAlone() throws {
    var disk = folder.disk()
    _ = disk.carryOut([.lock, .append([1])])
    let file = try FileManager.default.attributesOfItem(atPath: folder.url("outbox.journal").path)
    let proofs = try FileManager.default.attributesOfItem(atPath: folder.url("proofs").path)
    #expect(file[.posixPermissions] as? Int == 0o600)
    #expect(proofs[.posixPermissions] as? Int == 0o700)
  }

  @Test func theNamesOfNewFoldersAreSynced() {
    let calls = LoggedCalls()
    var disk = folder.disk(by: calls)
    _ = disk.carryOut([.lock])
    let root = folder.outboxes.path
    #expect(
      calls.entries == [
        .lock("\(root)/hill/outbox.lock"), .syncFolder(folder.temporary.url.path),
        .syncFolder(root), .syncFolder("\(root)/hill"),
      ]
    )
  }

  @Test func aRenameThatIsSaidToHaveFailedButWasMadeIsFoundByReading() {
    let calls = LoggedCalls(.after) {
      $1 == "moveFile" ? SystemError(code: SystemCode.failed) : nil
    }
    var disk = folder.disk(by: calls)
    _ = disk.carryOut([.lock, .append([1]), .sync])
    #expect(disk.carryOut([.writeNext([2]), .syncNext, .rename]) == .failed(at: 2))
    #expect(disk.carryOut([.read]) == .done(found: [2]))
    #expect(disk.carryOut([.append([3]), .read]) == .done(found: [2, 3]))
  }

  @Test func aRenameThatFailedLeavesTheJournalAsItWas() {
    let calls = LoggedCalls(.before) {
      $1 == "moveFile" ? SystemError(code: SystemCode.failed) : nil
    }
    var disk = folder.disk(by: calls)
    _ = disk.carryOut([.lock, .append([1]), .sync])
    #expect(disk.carryOut([.writeNext([2]), .syncNext, .rename, .append([3])]) == .failed(at: 2))
    #expect(disk.carryOut([.append([4])]) == .done())
    #expect(folder.bytes("outbox.journal") == [1, 4])
  }
}
