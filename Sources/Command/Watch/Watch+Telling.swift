internal import Diagnostics
internal import Freshness
internal import Outputs

extension Watch {
  /// Says what is wrong, then in a line what changed and what came of it.
  mutating func tell(
    _ generation: Generation,
    after inputs: [InputChange],
    took: Duration
  ) throws {
    let diagnostics = generation.diagnostics
    let isOld = inputs.isEmpty && generation.changes == nil && told.holds(diagnostics)
    let fresh = told.take(diagnostics)
    if isOld { return }
    let tally = try session.show(fresh, in: generation.pipeline.files, of: disk)
    let outcome = generation.changes.map { changes in
      // The manifest follows every other change, so it is no news.
      let manifest = generation.pipeline.plan?.manifest.path
      return WatchLine.Outcome.written(changes.filter { $0.path != manifest || changes.count == 1 })
    }
    let line = WatchLine(inputs: inputs, outcome: outcome ?? .stopped(tally), took: took)
    // Diagnostics stand in blocks; the line is apart from them.
    let gap = fresh.isEmpty ? "" : "\n"
    try session.console.output(gap + line.text(width: session.surroundings.width) + "\n")
  }

  /// Says why a run could not be made at all, once as long as it lasts.
  mutating func tell(failure: String) {
    if told.take(failure: failure) { session.summarise("error: \(failure)") }
  }
}
