internal import Diagnostics
internal import Freshness

/// One run of a verb: what was asked for, where, and where the answers go.
struct Session {
  let invocation: Invocation
  /// What the invocation was read by.
  let table: CommandTable
  let surroundings: Surroundings
  let console: Console
  /// The time, from when it is asked for; then it is the run's own business to end when it is asked to.
  let pace: @Sendable () -> Pace
  /// What keeps the large things.
  let keeper: Keeper

  /// Opens the project that the run is about.
  func openProject() throws -> Disk {
    try Project.open(root: invocation.value(of: .root), from: surroundings.folder)
  }

  /// Does what may take long, with a line on the terminal that says how far it is.
  func working<Result>(_ work: (ProgressLine) throws -> Result) rethrows -> Result {
    let isShown = surroundings.errorIsTerminal && surroundings.variables["TERM"] != "dumb"
    let line = ProgressLine(isShown: isShown, write: console.error)
    defer { line.end() }
    let result = try work(line)
    keeper.keep(result)
    return result
  }

  /// Whether results are coloured.
  var isColored: Bool {
    let choice = invocation.value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    return choice.isOn(toTerminal: surroundings.outputIsTerminal, in: surroundings)
  }

  /// Prints diagnostics as results.
  ///
  /// - Returns: How many there are of each severity, repeats not counted.
  func show(_ diagnostics: [Diagnostic], in files: [SourceFile]) throws -> Tally {
    let report = Report(diagnostics, sources: files)
    let style = ReportStyle(
      color: isColored,
      width: surroundings.width ?? ReportStyle().width
    )
    try console.writeOutput(ReportFormat.text.render(report, style))
    return Tally(report)
  }

  /// Says in a line, to people, what came of the run.
  func summarise(_ text: String) {
    console.error("bottle: \(text)\n")
  }
}
