internal import Diagnostics
internal import Outputs

extension Plan {
  /// Does what is planned; the caller holds the disk's lock, and has since the snapshot.
  ///
  /// A stop at any point leaves every file whole, old or new, and listed: the manifest first gets
  /// the new fingerprints beside the old ones, then come folders, files, deletions and emptied
  /// folders, and at last the manifest as it should be. Where nothing differs nothing is written.
  ///
  /// - Parameter force: See `refusals(force:)`.
  /// - Returns: What was done, in that order; nil if the plan is refused and nothing was done.
  public func apply(to disk: Disk, force: Bool = false) throws(DiskError) -> [Change]? {
    guard let changes = changes(force: force) else { return nil }
    for folder in Set((files + [manifest]).compactMap(\.location?.folder)).sorted() {
      try disk.sweep(folder)
    }

    let writes = files.filter { $0.isWritten }
    let isAnnounced = try writes.isEmpty ? false : announce(on: disk)
    for file in writes { try file.write(to: disk) }

    let deletions = files.filter { $0.isDeleted }
    for file in deletions { try disk.delete(file.path) }
    // Of those gone, too: an earlier run may have been stopped before it came to the folders.
    let emptied = Self.folders(of: deletions + files.filter { $0.verdict == .gone })
    for folder in emptied { try disk.prune(folder) }

    if isAnnounced || manifest.verdict != .unchanged {
      try manifest.write(to: disk, flushing: true)
    }
    return changes
  }

  /// What would be done, in that order; nil if the plan is refused.
  ///
  /// - Parameter force: See `refusals(force:)`.
  public func changes(force: Bool = false) -> [Change]? {
    let isRefused =
      diagnostics.contains { $0.severity == .error } || !refusals(force: force).isEmpty
    if isRefused { return nil }
    let written = files.filter { $0.isWritten }
    let deleted = files.filter { $0.isDeleted }
    return written.map { $0.change } + deleted.map { Change(path: $0.path, kind: .deleted) }
      + (manifest.verdict == .unchanged ? [] : [manifest.change])
  }

  /// Writes the manifest that lists the old and the new versions, if they differ at all.
  private func announce(on disk: Disk) throws(DiskError) -> Bool {
    let bytes = transition.bytes
    guard bytes != manifest.current else { return false }
    try disk.makeFolders(manifest.path.folder)
    try disk.write(bytes, to: manifest.path)
    return true
  }

  /// The manifest while files are being written: it lists every file in all the versions that a
  /// run that is stopped half-way may leave, so that an edit is still known from them.
  private var transition: Manifest {
    // What a merge or an older version without a manifest left is none of the listed versions.
    let replaced = files.filter { $0.verdict == .update || $0.verdict == .delete }
      .map { Manifest.Entry(path: $0.path, digests: $0.current.map { [Digest(of: $0)] } ?? []) }
    return Manifest(listed.entries + wanted.entries + replaced, isUnfinished: true)
  }

  /// The folders of files sorted by path, each once, deeper ones after those above them.
  private static func folders(of files: [PlannedFile]) -> [ProjectPath] {
    Set(files.map(\.path.folder)).sorted()
  }
}

extension PlannedFile {
  /// Whether its bytes go to the disk; edits and others' files only get here by force.
  fileprivate var isWritten: Bool {
    switch verdict {
    case .create, .update, .edited, .foreign: true
    case .unchanged, .obstacle, .delete, .editedOrphan, .released, .gone: false
    }
  }

  fileprivate var isDeleted: Bool { verdict == .delete || verdict == .editedOrphan }

  /// What writing it does.
  fileprivate var change: Change {
    Change(path: path, kind: verdict == .create ? .created : .updated)
  }

  fileprivate func write(to disk: Disk, flushing: Bool = false) throws(DiskError) {
    guard let wanted else { return }
    try disk.makeFolders(path.folder)
    try disk.write(wanted, to: path, flushing: flushing)
  }
}
