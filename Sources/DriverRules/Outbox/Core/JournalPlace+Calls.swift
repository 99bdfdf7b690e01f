extension JournalPlace {
  /// Takes what calls that were made have changed, but for what they appended.
  mutating func note(_ calls: some Collection<DiskCall>) {
    var isCut = false
    var nextLength = 0
    for call in calls {
      switch call {
      case .truncate: isCut = true
      case .sync: if isCut { isDirty = false }
      case .writeNext(let bytes): nextLength = bytes.count
      case .rename:
        length = nextLength
        compactedLength = nextLength
        generation &+= 1
        isDirty = false
        owesDirectory = true
      case .syncDirectory: owesDirectory = false
      default: break
      }
    }
  }

  /// Takes that calls ended with one that failed: what they appended may lie there or not.
  mutating func noteAppend(in calls: some Collection<DiskCall>) {
    if calls.contains(where: { if case .append = $0 { true } else { false } }) { isDirty = true }
  }
}
