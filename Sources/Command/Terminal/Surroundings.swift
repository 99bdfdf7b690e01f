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
  var width: Int?

  /// The names of the variables that are read.
  static let variableNames = ["NO_COLOR", "FORCE_COLOR", "TERM"]
}
