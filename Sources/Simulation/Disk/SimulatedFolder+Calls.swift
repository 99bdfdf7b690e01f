public import DriverRules

extension SimulatedFolder {
  /// Makes one call.
  ///
  /// - Parameters:
  ///   - room: how many more bytes the phone's disk takes; nil for any number.
  ///   - isReadOnly: whether nothing can be changed.
  ///   - fault: what goes wrong besides.
  public mutating func perform(
    _ call: DiskCall,
    by process: Int,
    room: inout Int?,
    isReadOnly: Bool = false,
    fault: DiskFault? = nil
  ) -> DiskReply {
    if call.changesFiles {
      if isReadOnly { return .failed }
      write(by: process)
    }
    if let fault {
      switch fault {
      case .refused: return .failed
      case .failedAfterwards: _ = carryOut(call, by: process, room: &room)
      case .short(let most):
        guard let wanted = call.bytesWritten(in: self), most < wanted else { return .failed }
        var fewer: Int? = min(most, room ?? most)
        _ = carryOut(call, by: process, room: &fewer)
      }
      return .failed
    }
    return carryOut(call, by: process, room: &room)
  }

  private mutating func carryOut(
    _ call: DiskCall,
    by process: Int,
    room: inout Int?
  ) -> DiskReply {
    let wanted = call.bytesWritten(in: self) ?? 0
    let written = min(wanted, room ?? wanted)
    room = room.map { $0 - written }
    var isDone = written == wanted
    switch call {
    case .lock: isDone = lock(process)
    case .read: return .found(journal?.bytes)
    case .append(let bytes): append(bytes.prefix(written))
    case .sync: sync()
    case .truncate(let length):
      let before = journal?.bytes.count ?? 0
      isDone = truncate(length)
      if isDone { room = room.map { $0 + before - length } }
    case .writeNext(let bytes): writeNext(bytes.prefix(written))
    case .syncNext: isDone = syncNext()
    case .rename: isDone = replaceJournal()
    case .syncDirectory: syncDirectory()
    case .keepDamaged: isDone = keepDamaged(written) && isDone
    case .syncProof(let name): isDone = proofs.sync(name)
    case .checkProof(let file): return .proof(isGood: proofs.holds(file))
    case .removeProof(let name): proofs.remove(name)
    }
    return isDone ? .done : .failed
  }
}

extension DiskCall {
  /// Whether files or names are other afterwards, so that only the one with the lock may make it (O31).
  var changesFiles: Bool {
    switch self {
    case .append, .truncate, .writeNext, .rename, .keepDamaged, .removeProof: true
    case .lock, .read, .sync, .syncNext, .syncDirectory, .syncProof, .checkProof: false
    }
  }

  /// How many bytes it writes; nil for a call that writes none.
  func bytesWritten(in folder: SimulatedFolder) -> Int? {
    switch self {
    case .append(let bytes), .writeNext(let bytes): bytes.count
    case .keepDamaged: folder.journal?.bytes.count
    default: nil
    }
  }
}
