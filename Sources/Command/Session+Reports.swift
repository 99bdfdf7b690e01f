internal import Diagnostics
internal import Explanations
internal import Freshness

extension Session {
  /// The format that was asked for; else GitHub's in GitHub Actions, and text anywhere else.
  var format: ReportFormat {
    let isOnGitHub = surroundings.variables["GITHUB_ACTIONS"] == "true"
    let name = invocation.value(of: .format) ?? (isOnGitHub ? ReportFormat.github.name : nil)
    return ReportFormat.all.first { $0.name == name } ?? .text
  }

  /// Prints what is wrong and what was done as results, or as messages beside other results.
  ///
  /// - Parameters:
  ///   - disk: The project, for formats that name files from the repository's root.
  ///   - asMessages: Whether something else is the result.
  /// - Returns: How many diagnostics there are of each severity, repeats not counted.
  func show(
    _ diagnostics: [Diagnostic],
    in files: [SourceFile],
    of disk: Disk? = nil,
    changes: [FileChange] = [],
    asMessages: Bool = false
  ) throws -> Tally {
    let isQuiet = invocation.has(.quiet)
    let report = Report(
      isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics,
      sources: files,
      changes: isQuiet ? [] : changes
    )
    let output = format.render(report, style(of: disk, asMessages: asMessages))
    if asMessages { console.writeError(output) } else { try console.writeOutput(output) }
    return Tally(report)
  }

  /// Prints a patch as a result, in colour on a terminal.
  func show(_ patch: [PatchLine]) throws {
    guard isColored else {
      var output: [UInt8] = []
      for line in patch { line.append(to: &output) }
      return try console.writeOutput(output)
    }
    for line in patch { try console.output(line.painted) }
  }

  func style(of disk: Disk?, asMessages: Bool = false) -> ReportStyle {
    let isTerminal =
      asMessages ? surroundings.errorIsTerminal : surroundings.outputIsTerminal
    let workspace = surroundings.variables["GITHUB_WORKSPACE"]
    return ReportStyle(
      color: isColored(toTerminal: isTerminal),
      width: surroundings.width ?? ReportStyle().width,
      folder: workspace.flatMap { disk?.folder(below: $0) } ?? "",
      version: Command.version,
      explain: { id in
        Explanation.of(id).map { RuleText(summary: $0.summary, why: $0.why, mend: $0.mend) }
      }
    )
  }
}
