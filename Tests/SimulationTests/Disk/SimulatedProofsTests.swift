import DriverRules
import Simulation
import Testing

@Suite struct SimulatedProofsTests {
  let photo = ProofFile(name: "p1.jpg", sha256: "ab", length: 3)

  @Test func aProofThatWasNotSyncedMayBeGoneAfterAPowerCut() {
    for (bits, isThere) in [(UInt64(0), false), (1, true)] {
      var folder = Folder()
      folder.folder.proofs.write(photo)
      folder.folder.cutPower(PowerCut(keeps: 0, names: 0, proofs: bits))
      #expect(folder.make(.checkProof(photo)) == .proof(isGood: isThere))
    }
  }

  @Test func aSyncedProofStays() {
    var folder = Folder()
    folder.folder.proofs.write(photo)
    #expect(folder.make(.syncProof("p1.jpg")) == .done)
    folder.folder.cutPower(.losesAll)
    #expect(folder.make(.checkProof(photo)) == .proof(isGood: true))
  }

  @Test func aRemovalThatWasNotSyncedMayBeUndone() {
    for (bits, isThere) in [(UInt64(0), true), (1, false)] {
      var folder = Folder()
      folder.folder.proofs.write(photo)
      folder.make(.syncProof("p1.jpg"))
      #expect(folder.make(.removeProof("p1.jpg")) == .done)
      #expect(folder.make(.checkProof(photo)) == .proof(isGood: false))
      folder.folder.cutPower(PowerCut(keeps: 0, names: 0, proofs: bits))
      #expect(folder.make(.checkProof(photo)) == .proof(isGood: isThere))
    }
  }

  @Test func aProofThatIsMissingOrChangedIsTold() {
    var folder = Folder()
    #expect(folder.make(.syncProof("p1.jpg")) == .failed)
    #expect(folder.make(.removeProof("p1.jpg")) == .done)
    folder.folder.proofs.write(photo)
    #expect(folder.make(.checkProof(photo)) == .proof(isGood: true))
    folder.folder.proofs.damage("p1.jpg", isGone: false)
    #expect(folder.make(.checkProof(photo)) == .proof(isGood: false))
  }
}
