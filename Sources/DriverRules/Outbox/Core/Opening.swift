/// A file that was read and is not made sure of yet.
struct Opening: Hashable, Sendable {
  /// What it says.
  var contents: OutboxContents
  /// Which writing of the file it is.
  var generation: UInt32
  /// The length of its intact frames.
  var intactLength: Int
  /// Whether bytes follow them.
  var isTorn: Bool
  /// Whether there was no file.
  var isNew: Bool
  /// Whether it was damaged, so that it is written anew.
  var isDamaged: Bool
}
