internal import Outputs

/// The list of every file that was generated, with the fingerprint it was written with.
///
/// It lies among the outputs and is checked in with them: one header line, then a line a file,
/// sorted by path, with 32 hexadecimal digits, two spaces and the path from the project's root.
struct Manifest: Hashable, Sendable {
  /// One listed path.
  struct Entry: Hashable, Sendable {
    /// The path, always one inside the project.
    var path: ProjectPath
    /// The fingerprints, sorted, each once.
    ///
    /// Several where two branches were merged, or where a run
    /// was stopped before it could say which of the two versions is on disk.
    var digests: [Digest]
  }

  /// The files, sorted by path, each path once.
  let entries: [Entry]
  /// Whether a run was stopped before it had written all that is listed.
  ///
  /// Then several fingerprints are all the versions that may lie there; otherwise two branches
  /// were merged, and what lies there is whatever git made of both.
  let isUnfinished: Bool

  /// Sorts files into a manifest; fingerprints of one path are put together.
  init(_ entries: [Entry], isUnfinished: Bool = false) {
    self.isUnfinished = isUnfinished
    var sorted: [Entry] = []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      if let last = sorted.last, last.path == entry.path {
        let digests = Set(last.digests).union(entry.digests).sorted()
        sorted[sorted.count - 1].digests = digests
      } else {
        sorted.append(entry)
      }
    }
    self.entries = sorted
  }
}
