import DriverModels
import DriverRules
import Foundation
import Testing

@testable import DriverOutbox

@Suite("The proofs beside an outbox")
struct ProofFileTests {
  let folder: Folder
  let kept: ProofFile?
  var disk: OutboxDisk

  init() throws {
    folder = try Folder()
    disk = folder.disk()
    _ = disk.carryOut([.lock])
    kept = disk.keepProof(ProofId("p1"), [1, 2, 3])
  }

  @Test func aPictureIsKeptWithItsDigest() throws {
    let digest = "039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81"
    #expect(kept == ProofFile(name: "p1.jpeg", sha256: digest, length: 3))
    #expect(folder.bytes("proofs/p1.jpeg") == [1, 2, 3])
  }

  @Test func aPictureIsNotWrittenOver() {
    #expect(disk.keepProof(ProofId("p1"), [9]) == nil)
    #expect(folder.bytes("proofs/p1.jpeg") == [1, 2, 3])
  }

  @Test func halfAPictureIsTakenAway() {
    let calls = LoggedCalls(.after) { _, name in
      name == "writeBytes" ? SystemError(code: SystemCode.failed) : nil
    }
    #expect(folder.disk(by: calls).keepProof(ProofId("p2"), [UInt8](0..<99)) == nil)
    #expect(folder.bytes("proofs/p2.jpeg") == nil)
  }

  @Test mutating func aProofAndItsFolderAreSynced() throws {
    let calls = LoggedCalls()
    disk = OutboxDisk(BusinessId("other"), in: folder.outboxes, by: calls)
    _ = disk.carryOut([.lock])
    _ = disk.keepProof(ProofId("p1"), [1])
    #expect(disk.carryOut([.syncProof("p1.jpeg")]) == .done())
    let proofs = folder.outboxes.proofs(of: BusinessId("other"))
    #expect(calls.entries.suffix(2) == [.syncFile("\(proofs)/p1.jpeg"), .syncFolder(proofs)])
  }

  @Test mutating func aProofThatIsNotThereCannotBeSynced() {
    #expect(disk.carryOut([.syncProof("p9.jpeg")]) == .failed(at: 0))
  }

  @Test mutating func whatIsNotAsItWasRecordedIsTold() throws {
    let kept = try #require(kept)
    var missing = kept
    missing.name = "p9.jpeg"
    try folder.write("proofs/longer.jpeg", [1, 2, 3, 4])
    var longer = kept
    longer.name = "longer.jpeg"
    try folder.write("proofs/other.jpeg", [1, 2, 4])
    var other = kept
    other.name = "other.jpeg"
    try folder.write("proofs/folder/file", [])
    var inside = kept
    inside.name = "folder"
    #expect(
      disk.carryOut([kept, missing, longer, other, inside].map { .checkProof($0) })
        == .done(badProofs: ["p9.jpeg", "longer.jpeg", "other.jpeg", "folder"])
    )
  }

  @Test mutating func aProofThatCannotBeReadAtTheMomentIsNotBad() throws {
    let kept = try #require(kept)
    let calls = LoggedCalls { _, name in
      name == "readBytes" ? SystemError(code: SystemCode.failed) : nil
    }
    disk = folder.disk(by: calls)
    // The first disk has been let go.
    #expect(disk.carryOut([.lock, .checkProof(kept)]) == .failed(at: 1))
  }

  @Test mutating func aProofIsRemovedOnceAndForAll() {
    #expect(disk.carryOut([.removeProof("p1.jpeg"), .removeProof("p1.jpeg")]) == .done())
    #expect(folder.bytes("proofs/p1.jpeg") == nil)
  }

  @Test(arguments: ["", ".", "..", "../outbox.lock", "a/b", "a\0b"])
  mutating func aNameThatLeadsElsewhereIsNoProof(name: String) {
    let proof = ProofFile(name: name, sha256: SHA256.text(of: []), length: 0)
    #expect(disk.carryOut([.checkProof(proof)]) == .done(badProofs: [name]))
    #expect(disk.carryOut([.removeProof(name)]) == .done())
    #expect(disk.carryOut([.syncProof(name)]) == .failed(at: 0))
    #expect(folder.bytes("outbox.lock") == [])
  }
}
