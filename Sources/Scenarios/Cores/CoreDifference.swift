public import ScenarioKit

/// Where another program's core did not do what ours does.
public struct CoreDifference: Equatable, Sendable {
  /// Which run it was, by its seed.
  public var seed: UInt64
  /// Which command of the run it was, from 1.
  public var number: Int
  /// What both were told, or asked.
  public var command: JSONValue
  /// What ours asks for or shows.
  public var ours: JSONValue
  /// What the other asks for or shows.
  public var theirs: JSONValue

  /// What both were told and what each did, a line each, as the program would say it.
  public var text: String {
    """
      told: \(command.text)
      ours: \(ours.text)
      its:  \(theirs.text)
    """
  }
}
