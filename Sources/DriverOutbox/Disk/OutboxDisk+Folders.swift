extension OutboxDisk {
  var path: String { folder.path(of: business) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes the folders that are missing, and takes the lock; it is kept until the disk is let go.
  ///
  /// The folders' own names are brought to the disk each time: a process may have made them and died
  /// before it did.
  mutating func takeLock() throws(SystemError) {
    if lock != nil { return }
    for folder in [folder.path, path, folder.proofs(of: business)] { try makeFolder(folder) }
    let file = try OpenFile(path("outbox.lock"), .lock, by: calls)
    try SystemError.retrying { () throws(SystemError) in try calls.lockFile(file.descriptor) }
    try syncFolder(folder.parent)
    try syncFolder(folder.path)
    try syncFolder(path)
    lock = file
  }

  func syncFolder(_ path: String) throws(SystemError) {
    let file = try OpenFile(path, .folder, by: calls)
    try SystemError.retrying { () throws(SystemError) in try calls.syncFolder(file.descriptor) }
  }

  func removeFile(_ path: String) throws(SystemError) {
    do {
      try SystemError.retrying { () throws(SystemError) in try calls.removeFile(path) }
    } catch  where error.code == SystemCode.missing {
      return
    }
  }

  private func makeFolder(_ path: String) throws(SystemError) {
    do {
      try SystemError.retrying { () throws(SystemError) in try calls.makeFolder(path) }
    } catch  where error.code == SystemCode.exists {
      return
    }
  }
}

extension OutboxFolder {
  /// The folder that it is in.
  var parent: String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
