/// What lies in a file, after a power cut, behind those bytes that were not synced and were kept all the same.
public enum PowerCutTail: Hashable, Sendable {
  /// Nothing: the file ends there.
  case nothing
  /// Zeros, as where the length was written and the bytes were not; so many of them at most.
  case zeros(Int)
  /// Bytes without meaning, made from a seed; so many of them at most.
  case noise(UInt64, Int)
  /// What the disk had in that place before.
  case stale
  /// So many zeros, and after them what was written there: a later block came to the disk, an earlier did not.
  case hole(Int)
}
