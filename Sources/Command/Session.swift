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
    let line = ProgressLine(
      isShown: isShown,
      isTimed: invocation.has(.verbose),
      write: console.error
    )
    defer { line.end() }
    let result = try work(line)
    keeper.keep(result)
    return result
  }

  /// Whether results are coloured.
  var isColored: Bool {
    isColored(toTerminal: surroundings.outputIsTerminal)
  }

  /// Whether to colour a stream.
  func isColored(toTerminal isTerminal: Bool) -> Bool {
    let choice = invocation.value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    return choice.isOn(toTerminal: isTerminal, in: surroundings)
  }

  /// The part of the outputs that the run is limited to, if it is.
  var part: Part? {
    invocation.value(of: .only).flatMap(Part.init(rawValue:))
  }

  /// Ends a run that is limited to a part that the project does not have.
  func refuseAbsentPart(_ pipeline: Pipeline) throws(Failure) {
    guard let part, let configuration = pipeline.sources.configuration,
      let absence = part.absence(in: configuration)
    else { return }
    throw Failure(message: "there are no \(part.rawValue) to generate: \(absence)")
  }

  /// How wide pages of text may be.
  var pageWidth: Int { min(surroundings.width ?? 80, 100) }

  /// Says in a line, to people, what came of the run; with `--quiet`, nothing.
  func summarise(_ text: String) {
    if invocation.has(.quiet) { return }
    console.error("bottle: \(text)\n")
  }
}
