import DriverModels
import DriverRules
import Testing

@testable import Simulation

struct CrashesTests {
  private let acme = BusinessId("acme")

  private func frames(_ entries: JournalEntry...) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries { JournalFrame.append(entry, to: &bytes, generation: 1) }
    return bytes
  }

  @Test func aCutKeepsNothingHalfAFrameOrAllOfWhatWasNotSynced() {
    let header = frames(.header(JournalHeader(business: acme, nextSeq: 1)))
    let both = frames(
      .header(JournalHeader(business: acme, nextSeq: 1)),
      .mayHaveLeft(IdempotencyKey("k"))
    )
    var disk = SimulatedDisk([acme])
    disk.folders[0].setJournal(header)
    _ = disk.perform(.lock, in: acme, by: 1)
    _ = disk.perform(.append(Array(both.dropFirst(header.count))), in: acme, by: 1)
    var crashes = Crashes(withRot: false)
    #expect(crashes.cuts(of: disk).map(\.keeps) == [0, 1, both.count - header.count])
  }

  @Test func aCutKeepsTheOldNameOrTheNew() {
    let file = frames(.header(JournalHeader(business: acme, nextSeq: 1)))
    var disk = SimulatedDisk([acme])
    for call: DiskCall in [.lock, .writeNext(file), .syncNext, .rename] {
      _ = disk.perform(call, in: acme, by: 1)
    }
    var crashes = Crashes(withRot: false)
    let left = crashes.cuts(of: disk).map { cut in
      var disk = disk
      disk.cutPower(cut)
      return disk.folders[0].journal?.bytes
    }
    #expect(left == [nil, file])
  }

  @Test func whatIsOnTheDiskACutDoesNotChange() {
    var disk = SimulatedDisk([acme])
    disk.folders[0].setJournal(frames(.header(JournalHeader(business: acme, nextSeq: 1))))
    var crashes = Crashes(withRot: true)
    #expect(crashes.cuts(of: disk) == [PowerCut(keeps: 0, names: 0)])
  }

  @Test func aProofThatIsNotSyncedIsThereOrNot() {
    var disk = SimulatedDisk([acme])
    disk.folders[0].proofs.write(ProofFile(name: "p", sha256: "ab", length: 3))
    var crashes = Crashes(withRot: false)
    #expect(crashes.cuts(of: disk).map(\.proofs) == [0, 1])
  }
}
