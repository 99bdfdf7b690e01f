internal import DriverModels
internal import DriverRules

/// The files of one business's outbox.
///
///     outbox.journal      all that happened, frame by frame
///     outbox.next         the journal's next version, while it is being made
///     outbox.lock         empty; who has it locked is the one that writes (O31)
///     outbox.damaged-1    a journal that was damaged, as it was found (O28)
///     proofs/             the pictures
///
/// The lock has a file of its own, for the journal's name goes over to another file with each compaction.
struct OutboxDisk: Sendable {
  let calls: any SystemCalls
  let folder: OutboxFolder
  let business: BusinessId
  var lock: OpenFile?
  var journal: OpenFile?
  var next: OpenFile?

  /// Names the files; none is touched yet.
  init(_ business: BusinessId, in folder: OutboxFolder, by calls: any SystemCalls = Posix()) {
    self.business = business
    self.folder = folder
    self.calls = calls
  }

  /// Makes calls in order, up to the first that fails; without the lock every one but `lock` fails.
  mutating func carryOut(_ calls: [DiskCall]) -> DiskOutcome {
    var found: [UInt8]?
    var badProofs: [String] = []
    for (index, call) in calls.enumerated() {
      do throws(SystemError) {
        if call != .lock, lock == nil { throw SystemError(code: SystemCode.busy) }
        switch call {
        case .read: found = try readJournal()
        case .checkProof(let proof): if try !isIntact(proof) { badProofs.append(proof.name) }
        default: try carryOut(call)
        }
      } catch {
        return .failed(at: index)
      }
    }
    return .done(found: found, badProofs: badProofs)
  }

  private mutating func carryOut(_ call: DiskCall) throws(SystemError) {
    switch call {
    case .lock: try takeLock()
    case .append(let bytes): try openedJournal().write(bytes)
    case .sync: try syncJournal()
    case .truncate(let length): try openedJournal().cut(to: length)
    case .writeNext(let bytes): try writeNext(bytes)
    case .syncNext: try openedNext().sync()
    case .rename: try putNextInPlace()
    case .syncDirectory: try syncFolder(path)
    case .keepDamaged: try keepDamaged()
    case .syncProof(let name): try syncProof(name)
    case .removeProof(let name): try removeProof(name)
    case .read, .checkProof: break
    }
  }
}
