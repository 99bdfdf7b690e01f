internal import Processes

/// What the process finds around it when it starts; read once, at the edge.
struct Surroundings: Sendable {
  /// The folder it was started in.
  var folder: String
  /// The environment variables that mean something here, and are set.
  var variables: [String: String] = [:]
  /// Whether the results go to a terminal.
  var outputIsTerminal = false
  /// Whether messages go to a terminal.
  var errorIsTerminal = false
  /// How many cells wide the terminal is that the results go to, if it is one.
  var terminalWidth: Int?

  /// How many cells wide results may be: what `COLUMNS` says goes before what the terminal says; nil
  /// where neither says anything.
  var width: Int? {
    let columns = variables["COLUMNS"].flatMap { Int($0) } ?? 0
    return columns > 0 ? columns : terminalWidth
  }

  /// The path of a program: from the folder where it has a `/`, else of the search path.
  func program(_ name: String) -> String? {
    ProgramPath.find(name, from: folder, in: variables["PATH"] ?? "/usr/bin:/bin")
  }

  /// The names of the variables that are read.
  static let variableNames = [
    "NO_COLOR", "FORCE_COLOR", "TERM", "COLUMNS", "GITHUB_ACTIONS", "GITHUB_WORKSPACE", "PATH",
  ]
}
