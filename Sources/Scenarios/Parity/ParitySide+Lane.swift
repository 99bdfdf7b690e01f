internal import ScenarioKit

extension ParitySide {
  /// A program over a pipe as a side.
  ///
  /// - Parameters:
  ///   - name: its name in reports.
  ///   - suite: the suite whose cases it is given.
  ///   - lane: where it runs.
  public init(_ name: String, of suite: String, on lane: SubjectLane) {
    self.init(name) { PipedSubject(lane: lane, suite: suite, id: "\(suite)/generated") }
  }
}
