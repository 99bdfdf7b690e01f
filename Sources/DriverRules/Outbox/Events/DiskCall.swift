/// One call on the files of an outbox.
///
/// The files are the journal, its next version while it is being compacted, copies of damaged ones, and
/// the proofs. Bytes that were written are on the disk only after a sync; a rename only after a sync of
/// the directory.
public enum DiskCall: Hashable, Sendable {
  /// Takes the lock that one process has at a time; fails if another has it (O31).
  case lock
  /// Reads the whole journal; there may be none.
  case read
  /// Adds bytes to the journal's end.
  case append([UInt8])
  /// Syncs the journal.
  case sync
  /// Cuts the journal to a length.
  case truncate(Int)
  /// Makes the next version, with all that it holds; one that lies there from before is replaced.
  case writeNext([UInt8])
  /// Syncs the next version.
  case syncNext
  /// Puts the next version in the journal's place.
  case rename
  /// Syncs the directory.
  case syncDirectory
  /// Copies the journal, as it is, to `outbox.damaged-N`, N the first number that is free (O28).
  case keepDamaged
  /// Syncs a proof's file and the folder it is in (O1).
  case syncProof(String)
  /// Looks whether a proof's file is there and is the one that was recorded; it is told, it is no failure.
  case checkProof(ProofFile)
  /// Takes a proof's file away; that it is not there is no failure.
  case removeProof(String)
}
