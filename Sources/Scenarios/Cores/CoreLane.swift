internal import ScenarioKit

/// One program at a time whose cores are put into a suite's world, started anew where it failed.
public actor CoreLane {
  private let command: SubjectCommand
  private let name: String
  private var pipe: CorePipe?
  /// How often in a row it could not be started.
  private var failedStarts = 0

  private static let mostFailedStarts = 3

  /// Makes a lane; nothing is started yet.
  ///
  /// - Parameter name: the core, which has the name of its suite.
  public init(_ command: SubjectCommand, core name: String) {
    self.command = command
    self.name = name
  }

  /// The program, started unless it runs.
  func running() throws(ScenarioSubjectFault) -> CorePipe {
    if let pipe, pipe.fault == nil { return pipe }
    if failedStarts == Self.mostFailedStarts {
      throw ScenarioSubjectFault("it could not be started \(failedStarts) times in a row")
    }
    failedStarts += 1
    let started = try CorePipe(command, core: name)
    failedStarts = 0
    pipe = started
    return started
  }

  /// Says goodbye, and sees to it that the program ends.
  public func close() async {
    pipe?.close()
    pipe = nil
  }
}
