internal import Diagnostics
internal import Freshness

/// One run of `generate`: what it read, what is wrong, and what it did.
struct Generation {
  let pipeline: Pipeline
  /// What kept it from writing anything, beside errors in the sources.
  let refusals: [Drift]
  /// What was done to the disk; nil if nothing was allowed to be.
  let changes: [Change]?

  /// Makes every output and writes those that differ, while no other run writes in the project.
  init(on disk: Disk, force: Bool) throws(DiskError) {
    (pipeline, changes) = try disk.withLock { () throws(DiskError) in
      let pipeline = try Pipeline(on: disk, planning: true)
      return (pipeline, try pipeline.plan?.apply(to: disk, force: force))
    }
    refusals = pipeline.plan?.refusals(force: force) ?? []
  }

  /// All that is to be told about it, notes aside.
  var diagnostics: [Diagnostic] {
    pipeline.weighty + (pipeline.plan?.diagnostics ?? []) + refusals.map(\.diagnostic)
  }
}
