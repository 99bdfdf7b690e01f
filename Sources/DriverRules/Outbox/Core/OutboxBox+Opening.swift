internal import DriverModels

extension OutboxBox {
  /// What was found in a file; nil if it is a newer app's (O30).
  static func opening(_ bytes: [UInt8]?) -> Opening? {
    let reading = JournalReading(bytes ?? [])
    if let header = reading.header, header.format > JournalHeader.currentFormat { return nil }
    var contents = OutboxContents()
    if let header = reading.header { contents.apply(.header(header)) }
    for entry in reading.entries { contents.apply(entry) }
    // A header is there with the file's name, so a file without one was damaged.
    let isDamaged = reading.isDamaged || (bytes != nil && reading.header == nil)
    contents.reopen(isDamaged: isDamaged)
    return Opening(
      contents: contents,
      generation: reading.generation,
      intactLength: reading.intactLength,
      isTorn: reading.intactLength < (bytes?.count ?? 0),
      isNew: bytes == nil,
      isDamaged: isDamaged
    )
  }

  /// O27, O28: the file and its directory are synced before anything is sent or said.
  func secure(_ opening: Opening) -> DiskWork {
    let proofs = opening.contents.writes.filter { $0.state == .waiting }
      .compactMap { $0.proof.map { DiskCall.checkProof($0.file) } }
    let calls: [DiskCall] =
      if opening.isNew {
        rewriting(opening.contents)
      } else if opening.isDamaged {
        [.keepDamaged] + rewriting(opening.contents)
      } else {
        (opening.isTorn ? [.truncate(opening.intactLength)] : []) + [.sync, .syncDirectory]
      }
    return DiskWork(task: .secure(opening), calls: calls + proofs, entry: nil)
  }

  /// The file written anew and put in its place (O29).
  func rewriting(_ contents: OutboxContents) -> [DiskCall] {
    let generation = journal.generation &+ 1
    var bytes: [UInt8] = []
    for entry in contents.entries(of: business) {
      JournalFrame.append(entry, to: &bytes, generation: generation)
    }
    return [.writeNext(bytes), .syncNext, .rename, .syncDirectory]
  }
}
