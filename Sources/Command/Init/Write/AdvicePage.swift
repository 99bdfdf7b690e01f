/// What `init` tells: what was found, what comes next, and what to add by hand.
struct AdvicePage {
  private let isColored: Bool
  private let width: Int
  private var lines: [String] = []

  /// The text, with a newline at its end.
  var text: String { lines.joined(separator: "\n") + "\n" }

  init(_ findings: Findings, _ trial: Trial, isColored: Bool, width: Int) {
    self.isColored = isColored
    self.width = width
    heading("Found")
    for row in findings.rows { add(row) }
    for section in [Advice.next(findings, trial)] + Advice(findings).sections {
      heading(section.title)
      for note in section.notes { lines += Paragraph.lines(note, indent: 2, width: width) }
      if !section.notes.isEmpty, !section.paste.isEmpty { lines.append("") }
      lines += section.paste.map { "    \($0)" }
    }
  }

  private mutating func heading(_ title: String) {
    if !lines.isEmpty { lines.append("") }
    lines.append(isColored ? "\u{1B}[1m\(title)\u{1B}[0m" : title)
  }

  private mutating func add(_ row: (name: String, facts: [String])) {
    let column = 12
    let facts = row.facts.flatMap { Paragraph.lines($0, indent: column, width: width) }
    let gap = String(repeating: " ", count: column - 2 - row.name.count)
    lines.append("  \(row.name)\(gap)\(facts[0].dropFirst(column))")
    lines += facts.dropFirst()
  }
}
