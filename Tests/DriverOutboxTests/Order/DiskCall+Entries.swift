import DriverModels
import DriverRules

@testable import DriverOutbox

extension DiskCall {
  /// What a call changes on the disk when it is made; `isLocked` where the lock is held already.
  func entries(in folder: OutboxFolder, of business: BusinessId, isLocked: Bool)
    -> [LoggedCalls.Entry]
  {
    let path = folder.path(of: business)
    let (journal, next) = ("\(path)/outbox.journal", "\(path)/outbox.next")
    let proofs = folder.proofs(of: business)
    return switch self {
    case .lock where isLocked: []
    case .lock:
      [
        .lock("\(path)/outbox.lock"), .syncFolder(folder.parent), .syncFolder(folder.path),
        .syncFolder(path),
      ]
    case .read, .checkProof: []
    case .append(let bytes): [.write(journal, bytes)]
    case .sync: [.syncFile(journal)]
    case .truncate(let length): [.cut(journal, length)]
    case .writeNext(let bytes): [.write(next, bytes)]
    case .syncNext: [.syncFile(next)]
    case .rename: [.move(next, journal)]
    case .syncDirectory: [.syncFolder(path)]
    case .keepDamaged: []
    case .syncProof(let name): [.syncFile("\(proofs)/\(name)"), .syncFolder(proofs)]
    case .removeProof(let name): [.remove("\(proofs)/\(name)")]
    }
  }
}
