internal import Diagnostics
internal import Documents
internal import Freshness
internal import Outputs

/// The line that says what changed, what came of it, and how long that took.
struct WatchLine {
  let inputs: [InputChange]
  let outcome: Outcome
  let took: Duration

  /// What came of a change.
  enum Outcome {
    /// The outputs are as the inputs make them; these were not.
    case written([Change])
    /// Nothing was written, for what the tally counts.
    case stopped(Tally)
  }

  /// The line with as many names as a terminal of so many cells has room for; with a few of them where
  /// it goes elsewhere.
  func text(width: Int?) -> String {
    let texts = [3, 2, 1].map { text(names: $0) }
    guard let width else { return texts[0] }
    return texts.first { $0.count <= width } ?? text(names: 0)
  }

  private func text(names: Int) -> String {
    let changed = inputs.map { Self.text($0, names: names) }
    let lead = changed.isEmpty ? "" : Self.listed(changed, "input", max(1, names)) + " → "
    return lead + outcome(names: names) + " in " + took.shown
  }

  private static func text(_ input: InputChange, names: Int) -> String {
    let path = input.path.visible
    let parts = input.parts.map { Text($0).shown.visible }
    return switch input.kind {
    case .new: "\(path) (new)"
    case .gone: "\(path) (gone)"
    case .changed: path + (parts.isEmpty ? "" : " (\(listed(parts, "change", names)))")
    }
  }

  private func outcome(names: Int) -> String {
    switch outcome {
    case .stopped(let tally): return "\(tally), nothing was written"
    case .written(let changes):
      let kinds: [FileChange.Kind] = [.created, .updated, .deleted]
      let parts = kinds.compactMap { kind in
        let paths = changes.filter { $0.kind == kind }.map(\.path.string)
        return paths.isEmpty ? nil : "\(kind.rawValue) " + Self.listed(paths, "file", names)
      }
      return parts.isEmpty ? "everything is up to date" : parts.joined(separator: ", ")
    }
  }

  /// The first `limit` of some names and how many more there are; with none of them, how many.
  private static func listed(_ names: [String], _ noun: String, _ limit: Int) -> String {
    if limit == 0 { return Tally.counted(names.count, noun) }
    let shown = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }
}
