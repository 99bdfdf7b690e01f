/// What a call on the disk gives back.
public enum DiskReply: Hashable, Sendable {
  /// It was made.
  case done
  /// What the journal holds; nil where there is none.
  case found([UInt8]?)
  /// Whether the proof's file is there and is the one that was recorded.
  case proof(isGood: Bool)
  /// It failed.
  case failed
}
