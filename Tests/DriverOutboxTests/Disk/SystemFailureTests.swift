import DriverModels
import DriverRules
import Foundation
import Testing

@testable import DriverOutbox

@Suite("System calls that fail")
struct SystemFailureTests {
  /// Everything that can be asked of the files.
  let batches: [[DiskCall]] = [
    [.lock, .read],
    [.keepDamaged, .writeNext([UInt8](0..<120)), .syncNext, .rename, .syncDirectory],
    [.syncProof("p1.jpeg"), .append([UInt8](0..<99)), .sync], [.truncate(130), .sync],
    [.checkProof(ProofFile(name: "p1.jpeg", sha256: SHA256.text(of: [1]), length: 1))],
    [.removeProof("p1.jpeg")],
  ]

  private func prepared() throws -> Folder {
    let folder = try Folder()
    try folder.write("outbox.journal", [1, 2, 3])
    try folder.write("proofs/p1.jpeg", [1])
    return folder
  }

  @Test func anInterruptionMakesNoDifference() throws {
    let whole = try prepared()
    let all = LoggedCalls()
    var disk = whole.disk(by: all)
    let expected = batches.map { disk.carryOut($0) }
    for number in 0..<all.count {
      let folder = try prepared()
      let calls = LoggedCalls { at, _ in
        at == number ? SystemError(code: SystemCode.interrupted) : nil
      }
      var disk = folder.disk(by: calls)
      #expect(batches.map { disk.carryOut($0) } == expected, "call \(number)")
      #expect(folder.bytes("outbox.journal") == whole.bytes("outbox.journal"), "call \(number)")
      #expect(folder.names == whole.names, "call \(number)")
    }
    #expect(all.count > 40)
  }

  @Test(arguments: LoggedCalls.Moment.allCases)
  func theCallThatFailedIsNamed(moment: LoggedCalls.Moment) throws {
    let all = LoggedCalls()
    var disk = try prepared().disk(by: all)
    _ = batches.map { disk.carryOut($0) }
    for number in 0..<all.count {
      let folder = try prepared()
      let calls = LoggedCalls(moment) { at, _ in
        at == number ? SystemError(code: SystemCode.failed) : nil
      }
      var disk = folder.disk(by: calls)
      let outcomes = batches.map { batch in
        let before = calls.count
        return (disk.carryOut(batch), before...calls.count)
      }
      for (outcome, range) in outcomes where range.contains(number) && number < range.upperBound {
        guard case .failed = outcome else {
          Issue.record("call \(number), \(calls.calls[number]), failed and nobody was told")
          continue
        }
      }
    }
  }
}
