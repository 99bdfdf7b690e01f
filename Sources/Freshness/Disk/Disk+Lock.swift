extension Disk {
  /// Does something while no other run of this tool writes in the project.
  ///
  /// The lock is on the project's folder itself, so it leaves no file behind, and the kernel
  /// releases it however the process ends. Where the file system has no locks (some network
  /// shares), it goes on without: writes are whole files even then.
  ///
  /// - Parameter patience: How long to wait for another run, in milliseconds.
  public func withLock<Result>(
    patience: Int = 2000,
    _ body: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    let descriptor = try call(.lock, "") { fileSystem throws(SystemError) in
      try fileSystem.openFile(root.isEmpty ? "/" : root, .folder)
    }
    // Closing releases the lock; the descriptor was only read from.
    defer { try? fileSystem.closeFile(descriptor) }
    try waitForLock(descriptor, patience: patience)
    return try body()
  }

  private func waitForLock(_ descriptor: Descriptor, patience: Int) throws(DiskError) {
    var waited = 0
    while true {
      do {
        let isHeld = try SystemError.retrying { () throws(SystemError) in
          try fileSystem.tryLock(descriptor)
        }
        if isHeld { return }
      } catch  where SystemCode.noLocks.contains(error.code) {
        return
      } catch {
        throw DiskError(.lock, "", DiskProblem(error))
      }
      guard waited < patience else { throw DiskError(.lock, "", .locked) }
      fileSystem.sleep(milliseconds: Self.lockInterval)
      waited += Self.lockInterval
    }
  }

  /// How long to wait between two tries for the lock, in milliseconds.
  private static let lockInterval = 50
}
