/// What is wrong with a subject itself, where a case cannot be judged: it is told in these words.
public struct ScenarioSubjectFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public let message: String
  /// What else there is to know, such as what it wrote to its standard error.
  public let help: String?

  /// Makes a fault.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// What is wrong.
  public var description: String { message }
}
