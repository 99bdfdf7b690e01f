import Diagnostics
import Explanations

/// `docs/diagnostics.md`: all explanations as one page.
enum DiagnosticsPage {
  static var text: String {
    let parts =
      [
        """
        # What bottle can say

        Every problem that `bottle` tells has an id that never changes. `bottle explain ID` shows what
        this page says about one. How much a problem weighs can be set for a project, under `lint` in
        bottle.yaml; `bottle lint --fail-on warning` ends with 1 for warnings too.

        This page is made from `Sources/Explanations`: `RECORD=1 scripts/test --filter ExplanationsTests`.
        """
      ] + Area.all.flatMap { [contents(of: $0)] + $0.explanations.map(section) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func contents(of area: Area) -> String {
    let rows = area.explanations.map { explanation in
      let anchor = explanation.id.filter { $0 != "/" }
      let mark = explanation.heldBecause == nil ? "" : ", always"
      return
        "| [`\(explanation.id)`](#\(anchor)) | \(explanation.severity.rawValue)\(mark) | \(cell(explanation.summary)) |"
    }
    return "## \(area.name): \(area.about)\n\n| | | |\n|---|---|---|\n"
      + rows.joined(separator: "\n")
  }

  private static func section(_ explanation: Explanation) -> String {
    var parts = ["### \(explanation.id)", sentence(explanation.summary), explanation.why]
    if let example = explanation.example {
      let files = example.files.map { "\($0.path)\n\(indented($0.shown))" }
      let run = "$ bottle \(example.verb)\n\(example.printed)"
      parts.append("```\n\(files.joined(separator: "\n"))\n\n\(run)\n```")
    }
    parts.append(explanation.mend)
    if let fix = explanation.fix { parts.append("`bottle lint --fix` \(fix).") }
    parts.append(explanation.aboutSeverity)
    if let setting = explanation.setting { parts.append("```yaml\n\(setting)\n```") }
    return parts.joined(separator: "\n\n")
  }

  /// A clause as a sentence.
  private static func sentence(_ clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }

  /// A clause in a table, where a bar would end the cell.
  private static func cell(_ clause: String) -> String {
    clause.replacing("|", with: "\\|")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
  }
}
