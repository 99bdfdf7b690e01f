public import Diagnostics
public import Outputs

/// What a run would do to the disk: the same for `check`, which reports it, and for `generate`,
/// which does it.
public struct Plan: Sendable {
  /// Every path that is generated or listed in the manifest, sorted.
  public let files: [PlannedFile]
  /// The manifest itself, which is written last.
  public let manifest: PlannedFile
  /// The tree's own diagnostics, and what is left alone although the manifest lists it.
  public let diagnostics: [Diagnostic]
  /// What the manifest on disk lists.
  let listed: Manifest
  /// What it is to list.
  let wanted: Manifest

  /// Compares a snapshot of the disk with the tree it was taken for.
  ///
  /// - Parameters:
  ///   - inputs: The paths that were read; none of them is ever deleted.
  ///   - marks: The marks of every kind of file that this tool writes, or in a run about some of them
  ///     only, of those. A file that is no longer generated is deleted only if it carries one,
  ///     whatever the manifest says.
  ///   - isPartial: Whether the tree is only some of what the project generates. Then what is listed
  ///     and carries none of the marks is not this run's business, and stays listed.
  public init(
    _ snapshot: Snapshot,
    inputs: [ProjectPath] = [],
    marks: [OwnershipMark],
    isPartial: Bool = false
  ) {
    listed = snapshot.listed
    let judge = Judge(
      inputs: Set(inputs.map(\.folded)),
      marks: marks,
      isUnfinished: listed.isUnfinished
    )
    let others = isPartial ? snapshot.files.filter { !judge.concerns($0) } : []
    let own = isPartial ? snapshot.files.filter(judge.concerns) : snapshot.files
    files = own.map(judge.planned)
    wanted = Manifest(
      snapshot.files.compactMap { file in
        file.wanted.map { Manifest.Entry(path: file.path, digests: [$0]) }
      }
        + others.map { Manifest.Entry(path: $0.path, digests: $0.digests) },
      isUnfinished: isPartial && listed.isUnfinished
    )
    manifest = judge.plannedManifest(snapshot, wanted: wanted.bytes)
    diagnostics =
      snapshot.tree.diagnostics
      + files.filter { $0.verdict == .released }.map { Self.released($0.path) }
  }

  /// Where the disk differs, sorted by path; the manifest only if nothing else does, or if it keeps
  /// `generate` from mending the rest.
  public var drift: [Drift] {
    let drift = files.compactMap { Drift($0) }
    guard drift.isEmpty || manifest.verdict.refuses(force: false) else { return drift }
    return (drift + [manifest].compactMap { Drift($0) }).sorted { $0.path < $1.path }
  }

  /// What keeps `generate` from writing anything, sorted by path.
  ///
  /// - Parameter force: Whether edits by hand and files of others may be overwritten, and edited
  ///   files that are no longer generated deleted.
  public func refusals(force: Bool) -> [Drift] {
    (files + [manifest]).filter { $0.verdict.refuses(force: force) }.compactMap { Drift($0) }
  }

  private static func released(_ path: ProjectPath) -> Diagnostic {
    Diagnostic(
      "outputs/left-alone",
      .warning,
      at: Place(path: path.string),
      "the manifest lists `\(path.string)`, which is no longer generated and does not look like "
        + "a generated file, so it is left alone",
      help: "delete it if nothing needs it"
    )
  }
}
