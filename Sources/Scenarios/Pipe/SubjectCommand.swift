/// A program that serves subjects over its standard input and output.
public struct SubjectCommand: Sendable {
  /// The path of the program.
  public let program: String
  /// What it is given.
  public let arguments: [String]
  /// How long it may take to answer one command.
  public let limit: Duration
  /// Whether a case that fails tells what the program wrote to its standard error.
  let tellsErrors: Bool

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - program: the path of a program, which is not looked for.
  ///   - limit: how long it may take over one command, before it is ended and started anew.
  ///   - tellsErrors: whether a case that fails tells what the program wrote to its standard error,
  ///     which is waited for.
  public init(
    program: String,
    arguments: [String],
    limit: Duration = .seconds(10),
    tellsErrors: Bool = true
  ) {
    self.program = program
    self.arguments = arguments
    self.limit = limit
    self.tellsErrors = tellsErrors
  }
}
