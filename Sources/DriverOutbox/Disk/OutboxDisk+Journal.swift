extension OutboxDisk {
  private var journalPath: String { path("outbox.journal") }
  private var nextPath: String { path("outbox.next") }

  /// All bytes of the journal; nil if there is none.
  mutating func readJournal() throws(SystemError) -> [UInt8]? {
    journal = nil
    do throws(SystemError) {
      return try OpenFile(journalPath, .read, by: calls).readAll()
    } catch  where error.code == SystemCode.missing {
      return nil
    }
  }

  /// The journal, open; it is made if it is not there.
  mutating func openedJournal() throws(SystemError) -> OpenFile {
    if let journal { return journal }
    let file = try OpenFile(journalPath, .append, by: calls)
    journal = file
    return file
  }

  /// Syncs the journal; where there is none, there is nothing to sync.
  mutating func syncJournal() throws(SystemError) {
    do throws(SystemError) {
      // `fsync` brings all bytes of a file, whichever descriptor they were written through.
      if let journal { return try journal.sync() }
      try OpenFile(journalPath, .read, by: calls).sync()
    } catch  where error.code == SystemCode.missing {
      return
    }
  }

  /// Makes the next version; it holds these bytes and nothing else.
  mutating func writeNext(_ bytes: [UInt8]) throws(SystemError) {
    let file = try OpenFile(nextPath, .replace, by: calls)
    next = file
    try file.write(bytes)
  }

  func openedNext() throws(SystemError) -> OpenFile {
    guard let next else { throw SystemError(code: SystemCode.missing) }
    return next
  }

  /// Puts the next version in the journal's place; what is added from now on goes to it.
  ///
  /// A rename that failed may have been made all the same: from then on the journal is whatever file has
  /// its name, and is to be read again before anything is added.
  mutating func putNextInPlace() throws(SystemError) {
    let file = try openedNext()
    (journal, next) = (nil, nil)
    try SystemError.retrying { () throws(SystemError) in
      try calls.moveFile(nextPath, journalPath)
    }
    journal = file
  }

  /// Copies the journal beside itself, under the first number that is free; half a copy is taken away.
  mutating func keepDamaged() throws(SystemError) {
    guard let bytes = try readJournal() else { return }
    var number = 1
    while true {
      let path = path("outbox.damaged-\(number)")
      do throws(SystemError) {
        try copy(bytes, to: OpenFile(path, .create, by: calls), at: path)
        return
      } catch  where error.code == SystemCode.exists {
        number += 1
      }
    }
  }

  private func copy(_ bytes: [UInt8], to file: OpenFile, at path: String) throws(SystemError) {
    do throws(SystemError) {
      try file.write(bytes)
      try file.sync()
    } catch {
      try? removeFile(path)
      throw error
    }
  }
}
