internal import ScenarioKit

extension ParitySide {
  /// A program over a pipe as a side.
  ///
  /// - Parameters:
  ///   - name: its name in reports.
  ///   - suite: the suite whose cases it is given.
  ///   - lane: where it runs.
  ///   - cores: where its core runs, if it has that and no subject for the suite.
  public init(
    _ name: String,
    of suite: String,
    on lane: SubjectLane,
    cores: CoreLane? = nil
  ) {
    self.init(name) {
      let greeting = try await lane.greeted()
      if let cores, !greeting.suites.contains(suite), greeting.cores.contains(suite) {
        return CoredSubject(on: cores)
      }
      return PipedSubject(lane: lane, suite: suite, id: "\(suite)/generated")
    }
  }
}
