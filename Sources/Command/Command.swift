internal import Diagnostics
internal import Freshness
internal import Locales

/// The command `bottle`.
public enum Command {
  /// The version, as released.
  static let version = "0.1.0"

  /// Does what the process was started for, and ends it.
  ///
  /// - Parameter arguments: what follows the program's name.
  public static func main(_ arguments: [String]) -> Never {
    SystemTerminal.ignoreClosedPipes()
    let keeper = Keeper()
    let status = run(
      arguments,
      in: SystemTerminal.surroundings(),
      console: SystemTerminal.console,
      pace: SystemTerminal.pace,
      keeper: keeper
    )
    withExtendedLifetime(keeper) { SystemTerminal.exit(status) }
  }

  /// Does what a command line asks for.
  static func run(
    _ arguments: [String],
    in surroundings: Surroundings,
    console: Console,
    pace: @escaping @Sendable () -> Pace,
    keeper: Keeper = Keeper(),
    table: CommandTable = .bottle
  ) -> ExitStatus {
    do {
      let invocation = try Invocation.parse(arguments, by: table)
      let session = Session(
        invocation: invocation,
        table: table,
        surroundings: surroundings,
        console: console,
        pace: pace,
        keeper: keeper
      )
      return try run(session)
    } catch let error as UsageError {
      say(error.message, error.help)
      return .usage
    } catch let error as Failure {
      say(error.message, error.help)
      return .failure
    } catch let error as DiskError {
      say(error.message)
      return .failure
    } catch {
      say("\(error)")
      return .failure
    }

    func say(_ message: String, _ help: String? = nil) {
      console.error("\(table.name): error: \(message.visible)\n")
      if let help { console.error("  = help: \(help.visible)\n") }
    }
  }

  private static func run(_ session: Session) throws -> ExitStatus {
    let (invocation, table, console) = (session.invocation, session.table, session.console)
    let width = session.pageWidth
    if invocation.has(.help) {
      let page = invocation.verb.map { HelpPage(of: $0, in: table, width: width) }
      try console.output((page ?? HelpPage(of: table, width: width)).text)
      return .success
    }
    if invocation.has(.version) {
      try console.output("\(table.name) \(version) (CLDR \(CLDR.version))\n")
      return .success
    }
    guard let verb = invocation.verb else {
      console.error(HelpPage(of: table, width: width).text)
      return .usage
    }
    return try verb.run(session)
  }
}
