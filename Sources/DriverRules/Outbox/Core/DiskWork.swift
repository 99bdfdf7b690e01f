/// What is being written.
struct DiskWork: Hashable, Sendable {
  var task: DiskTask
  /// The calls that were asked for.
  var calls: [DiskCall]
  /// What the contents take when they are done; nil where there is nothing, or they have it already.
  var entry: JournalEntry?
  /// Whether they only take back what `task` failed to write.
  var isRepair = false

  /// How many bytes are appended.
  var appended: Int {
    calls.reduce(0) { if case .append(let bytes) = $1 { $0 + bytes.count } else { $0 } }
  }
}
