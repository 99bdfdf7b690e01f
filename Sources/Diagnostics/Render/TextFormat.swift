extension ReportFormat {
  /// For people: the place as editors open it, the sentence, the line with its mark, the help.
  ///
  ///     bottle.yaml:3:3: error[config/unknown-key]: `words` has no key `catalog`
  ///       3 |   catalog: i18n/{locale}.json
  ///         |   ^^^^^^^
  ///         = help: did you mean `catalogue`?
  public static let text = ReportFormat(name: "text") { report, style in
    var printer = TextPrinter(report: report, style: style)
    for diagnostic in report.diagnostics { printer.print(diagnostic) }
    for change in report.changes { printer.print(change) }
    return printer.output
  }
}

private struct TextPrinter {
  let report: Report
  let style: ReportStyle
  let paint: Paint
  var output: [UInt8] = []
  private var isAfterLine = false

  init(report: Report, style: ReportStyle) {
    self.report = report
    self.style = style
    paint = Paint(isOn: style.color)
  }

  mutating func print(_ diagnostic: Diagnostic) {
    // Those that fill a line stand as a list, all others apart.
    let isLine = isLine(diagnostic)
    if !output.isEmpty, !(isLine && isAfterLine) { line("") }
    isAfterLine = isLine

    let places = [diagnostic.place].compactMap(\.self) + diagnostic.related.map(\.place)
    let digits = places.compactMap { lineNumber(of: $0) }.map { String($0).utf8.count }.max() ?? 1
    let gutter = String(repeating: " ", count: digits + 2)

    if let place = diagnostic.place { write(paint(.strong, location(of: place) + ":") + " ") }
    write(paint(Paint.Role(diagnostic.severity), diagnostic.severity.rawValue))
    write("[\(diagnostic.id)]: ")
    line(paint(.strong, shown(report.sentence(of: diagnostic))))
    if let place = diagnostic.place {
      frame(place, digits: digits, mark: "^", in: Paint.Role(diagnostic.severity))
    }
    for related in diagnostic.related {
      write(gutter + paint(.gutter, "::: "))
      line(paint(.strong, location(of: related.place) + ":") + " " + shown(related.message))
      frame(related.place, digits: digits, mark: "-", in: .gutter)
    }
    if let help = diagnostic.help {
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, text) in lines.enumerated() {
        let lead = number == 0 ? paint(.gutter, "=") + " " + paint(.help, "help:") : "       "
        line(gutter + " " + lead + " " + shown(String(text)))
      }
    }
  }

  mutating func print(_ change: FileChange) {
    if !output.isEmpty, !isAfterLine { line("") }
    isAfterLine = true
    line("\(change.sentence) \(shown(change.path))")
  }

  /// The source line with its number, and the mark under it.
  private mutating func frame(_ place: Place, digits: Int, mark: String, in role: Paint.Role) {
    guard let (lines, span) = report.lines(at: place), let number = lineNumber(of: place) else {
      return
    }
    let label = String(number)
    let pad = String(repeating: " ", count: digits + 2 - label.utf8.count)
    let width = max(20, style.width - digits - 6)
    let excerpt = Excerpt(lines.bytes, line: lines.span(ofLine: number), span: span, width: width)

    write(paint(.gutter, pad + label + " |") + " ")
    output += excerpt.before.bytes
    output += excerpt.marked.bytes
    output += excerpt.after.bytes
    while output.last == UInt8(ascii: " ") { output.removeLast() }
    line("")
    write(paint(.gutter, String(repeating: " ", count: digits + 3) + "|") + " ")
    write(String(repeating: " ", count: excerpt.before.width))
    line(paint(role, String(repeating: mark, count: max(1, excerpt.marked.width))))
  }

  private func isLine(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.help == nil && diagnostic.related.isEmpty
      && diagnostic.place.flatMap(report.lines(at:)) == nil
  }

  private func lineNumber(of place: Place) -> Int? {
    report.lines(at: place).map { $0.lines.position(of: $0.span.start).line }
  }

  private func location(of place: Place) -> String {
    guard let (lines, span) = report.lines(at: place) else { return shown(place.path) }
    let position = lines.position(of: span.start)
    return "\(shown(place.path)):\(position.line):\(position.column)"
  }

  /// Text from the sources, with nothing in it that a terminal would obey.
  private func shown(_ text: String) -> String {
    text.visible
  }

  private mutating func write(_ text: String) {
    output += text.utf8
  }

  private mutating func line(_ text: String) {
    write(text)
    output.append(UInt8(ascii: "\n"))
  }
}
