internal import Diagnostics
internal import Scenarios
internal import StandIn
internal import StandInServer

extension Verb {
  /// Serves the stand-in API.
  static let standIn = Verb(
    name: "stand-in",
    summary: "Serve the stand-in API on this machine, for apps and browsers to call.",
    details: """
      Serves one of the scenarios of stand-in.json, in the folder of the shared scenarios, at \
      http://localhost:4000 until Ctrl-C: the driver API over data, with its keys, sign-in and day, and \
      what goes wrong in that scenario laid on top. Prints a line a request. Nothing is kept: started \
      again, it begins anew. Only this machine can reach it, and pages of any origin may call it.
      """,
    options: [.standInScenario, .port, .listScenarios],
    examples: [
      Example(command: "bottle stand-in", purpose: "To look at the app without a server."),
      Example(
        command: "bottle stand-in --scenario two-step --port 4001",
        purpose: "With a sign-in that asks for a code."
      ),
      Example(command: "bottle stand-in --list", purpose: "What there is to serve."),
    ],
    run: { session in
      let read = try session.readScenarios()
      guard let file = read.project?.standIn else { return try refuse(read, session) }
      if session.invocation.has(.listScenarios) {
        let width = file.scenarios.map(\.name.count).max() ?? 0
        for scenario in file.scenarios {
          let gap = String(repeating: " ", count: width - scenario.name.count)
          try session.console.output("\(scenario.name)\(gap)  \(scenario.says)\n")
        }
        return .success
      }
      let scenario = try chosen(of: file, session.invocation)
      let port = try session.invocation.number(of: .port, in: 0...65_535) ?? 4000
      try serve(scenario, UInt16(port), session)
      return .success
    }
  )

  private static func chosen(
    of file: StandInFile,
    _ invocation: Invocation
  ) throws(UsageError) -> StandInScenario {
    let names = file.scenarios.map(\.name)
    let name = invocation.value(of: .standInScenario) ?? names.first ?? ""
    if let scenario = file.scenario(name) { return scenario }
    throw UsageError(
      message: "there is no scenario `\(name)`",
      help: Suggestion.closest(to: name, among: names).map { "did you mean `\($0)`?" }
        ?? "`bottle stand-in --list` lists them"
    )
  }

  /// Says what is wrong with the file, or that there is none.
  private static func refuse(_ read: ReadScenarios, _ session: Session) throws -> ExitStatus {
    guard let file = read.files.first(where: { $0.path.hasSuffix("/" + ScenarioFiles.standInName) })
    else {
      throw Failure(
        message: "there is no \(ScenarioFiles.standInName) beside the shared scenarios",
        help: "docs/stand-in.md says what it holds"
      )
    }
    let problems = read.diagnostics.filter { $0.place?.path == file.path }
    let tally = try session.show(problems, in: read.files, of: read.disk)
    session.summarise("\(tally)\(tally.more)")
    return .problems
  }

  private static func serve(
    _ scenario: StandInScenario,
    _ port: UInt16,
    _ session: Session
  ) throws {
    let pace = session.pace()
    do {
      try StandInServer.serve(
        scenario,
        port: port,
        began: { port in
          session.summarise("\(scenario.name) at http://localhost:\(port); Ctrl-C ends it")
          session.summarise(scenario.says)
        },
        // Nobody can be told when the terminal is gone; then the run ends, too.
        log: { try? session.console.output("\($0.line.visible)\n") },
        while: { pace.wait(0) }
      )
    } catch let error as SocketError {
      throw Failure(
        message: "cannot listen on port \(port): \(error)",
        help: error.isTaken
          ? "another program has it: --port \(port < 65_535 ? port + 1 : 4000)" : nil
      )
    }
    // The terminal has just shown `^C`.
    if session.surroundings.errorIsTerminal { session.console.error("\n") }
  }
}

extension Option {
  static let standInScenario = Option(
    name: "--scenario",
    argument: .text("NAME"),
    help: "Which one to serve. Without it the first of the file."
  )
  static let port = Option(
    name: "--port",
    argument: .text("PORT"),
    help: "Where to listen; 0 for any port that is free. Without it 4000."
  )
  static let listScenarios = Option(
    name: "--list",
    help: "List the scenarios, and stop.",
    excludes: ["--scenario", "--port"]
  )
}
