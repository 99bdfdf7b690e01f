internal import Diagnostics
internal import Documents
internal import Explanations

extension SectionReader {
  /// Reads keys that are ids of problems, each with what it weighs.
  mutating func levels() -> [String: Configuration.Lint.Level] {
    var levels: [String: Configuration.Lint.Level] = [:]
    for member in node.effectiveMembers {
      let id = member.key.text.string
      guard let level: Setting<Configuration.Lint.Level> = setting(id, .word()) else { continue }
      guard let explanation = Explanation.of(id) else {
        report(
          "config/unknown-key",
          member.key.span,
          "no problem has the id `\(id)`",
          help: Explanation.closestID(to: id).map { "did you mean `\($0)`?" }
            ?? "`bottle explain` lists them"
        )
        continue
      }
      if let reason = explanation.heldBecause, level.value.severity != explanation.severity {
        report(
          "config/invalid-value",
          member.value.span,
          "`\(id)` cannot be `\(level.value.rawValue)`, because \(reason)",
          help: nil
        )
        continue
      }
      levels[id] = level.value
    }
    return levels
  }
}
