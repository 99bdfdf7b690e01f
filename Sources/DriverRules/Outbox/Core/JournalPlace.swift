/// Where a journal stands on the disk.
struct JournalPlace: Hashable, Sendable {
  /// The length of what is known to be good.
  var length = 0
  /// Which writing of the file it is.
  var generation: UInt32 = 1
  /// The length when it was written anew last.
  var compactedLength = 0
  /// Whether bytes may lie behind `length` that were told to be not recorded: they are cut off before
  /// anything else is written.
  var isDirty = false
  /// Whether the file was put in its place and the directory is not synced since.
  var owesDirectory = false

  /// What has to be done before anything is appended.
  var debts: [DiskCall] {
    (isDirty ? [.truncate(length), .sync] : []) + (owesDirectory ? [.syncDirectory] : [])
  }
}
