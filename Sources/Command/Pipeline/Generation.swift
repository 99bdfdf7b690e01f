internal import Diagnostics
internal import Freshness

/// One run of `generate`: what it read, what is wrong, and what it did.
struct Generation {
  let pipeline: Pipeline
  /// What kept it from writing anything, beside errors in the sources.
  let refusals: [Drift]
  /// What was done to the disk, or would be; nil if nothing was allowed to be.
  let changes: [Change]?

  /// Makes every output and writes those that differ, while no other run writes in the project.
  ///
  /// - Parameters:
  ///   - force: Whether to write over what was edited by hand and what is somebody else's.
  ///   - part: What to generate; nil for everything.
  ///   - line: Where to say what is being done.
  init(on disk: Disk, force: Bool, only part: Part?, line: ProgressLine) throws(DiskError) {
    line.now("waiting for another run to end")
    (pipeline, changes) = try disk.withLock { () throws(DiskError) in
      let pipeline = try Pipeline(on: disk, planning: true, only: part, line: line)
      line.now("writing")
      return (pipeline, try pipeline.plan?.apply(to: disk, force: force))
    }
    refusals = pipeline.plan?.refusals(force: force) ?? []
  }

  /// Makes every output and says what would be written; writes nothing.
  init(
    planningOn disk: Disk,
    force: Bool,
    only part: Part?,
    line: ProgressLine
  ) throws(DiskError) {
    pipeline = try Pipeline(on: disk, planning: true, only: part, line: line)
    changes = pipeline.plan?.changes(force: force)
    refusals = pipeline.plan?.refusals(force: force) ?? []
  }

  /// All that is to be told about it, notes aside.
  var diagnostics: [Diagnostic] {
    pipeline.weighty + (pipeline.plan?.diagnostics ?? []) + refusals.map(\.diagnostic)
  }
}
