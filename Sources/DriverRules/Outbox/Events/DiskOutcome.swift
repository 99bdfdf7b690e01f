/// What became of the calls that one effect asked for: they are made in order, up to the first that fails.
public enum DiskOutcome: Hashable, Sendable {
  /// All were made. `found` is what `read` read, nil for no file; `badProofs` are the names of files that
  /// `checkProof` did not find as they were.
  case done(found: [UInt8]? = nil, badProofs: [String] = [])
  /// The call at an index failed, after `done` of it may have happened; none after it was made.
  case failed(at: Int)
}
