internal import Diagnostics
internal import DriverScenarios
internal import Freshness
internal import ScenarioKit
internal import Scenarios

/// What a command line asks to judge: a program, or the reference rules.
struct SubjectChoice: Sendable {
  private let command: SubjectCommand?
  private let limit: Duration
  private let jobs: Int
  /// The known failures.
  private let known: SourceFile?
  /// Whether one suite is asked for by name.
  private let isOneSuite: Bool

  init(_ session: Session, on disk: Disk) throws {
    let invocation = session.invocation
    let limit = Duration.seconds(try invocation.number(of: .timeout, in: 1...3600) ?? 10)
    jobs = try invocation.number(of: .jobs, in: 1...64) ?? 1
    known = try invocation.value(of: .known).map { path in
      let folder = session.surroundings.folder
      return SourceFile(
        path: path,
        bytes: try disk.read(path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)")
      )
    }
    isOneSuite = invocation.has(.suite)
    self.limit = limit
    command = try session.subject(invocation.command, within: limit)
  }

  /// Runs the cases.
  func reports(
    on suites: [SuiteWithSchema],
    only filter: ScenarioFilter,
    _ line: ProgressLine
  ) async throws -> [ScenarioReport] {
    let suites = suites.map(\.suite)
    guard let command else { return try await reference(suites, filter, line) }
    return try await piped(command, suites, filter, line).reports
  }

  /// Runs the cases on the reference rules, and on the program if there is one.
  func subjects(
    on suites: [SuiteWithSchema],
    only filter: ScenarioFilter,
    _ line: ProgressLine
  ) async throws -> [CoverageReport.Subject] {
    let suites = suites.map(\.suite)
    let reports = try await reference(suites, filter, line)
    let reference = CoverageReport.Subject("reference", reports)
    guard let command else { return [reference] }
    let (name, piped) = try await piped(command, suites, filter, line)
    return [reference, CoverageReport.Subject(name, piped)]
  }

  private func reference(
    _ suites: [ScenarioSuite],
    _ filter: ScenarioFilter,
    _ line: ProgressLine
  ) async throws -> [ScenarioReport] {
    let failures = try failures(of: "reference")
    var reports: [ScenarioReport] = []
    for suite in suites {
      guard let subject = ReferenceSubject.all.first(where: { $0.suite == suite.name }) else {
        if isOneSuite { throw Failure(message: "there are no reference rules for `\(suite.name)`") }
        continue
      }
      line.now("judging \(suite.name)")
      let runner = ScenarioRunner(limit: limit)
      reports.append(await runner.run(suite, known: failures, only: filter, on: subject.make))
    }
    return reports
  }

  private func piped(
    _ command: SubjectCommand,
    _ suites: [ScenarioSuite],
    _ filter: ScenarioFilter,
    _ line: ProgressLine
  ) async throws -> (name: String, reports: [ScenarioReport]) {
    let lanes = (0..<jobs).map { _ in SubjectLane(command) }
    let greeting: SubjectGreeting
    do {
      greeting = try await lanes[0].greeted()
    } catch {
      throw Failure(message: "the subject cannot be judged: \(error.message)", help: error.help)
    }
    let own = suites.filter { (greeting.suites + greeting.cores).contains($0.name) }
    guard !own.isEmpty else {
      throw Failure(
        message: "`\(greeting.name)` can be judged by none of these suites",
        help: "it names "
          + (greeting.suites + greeting.cores).map { "`\($0)`" }.joined(separator: ", ")
      )
    }
    let failures = try failures(of: greeting.name)
    var reports: [ScenarioReport] = []
    for suite in own {
      line.now("judging \(suite.name)")
      if greeting.suites.contains(suite.name) {
        reports.append(await SubjectLane.run(suite, known: failures, only: filter, on: lanes))
      } else {
        reports.append(await cored(command, suite, failures, filter))
      }
    }
    for lane in lanes { await lane.close() }
    return (greeting.name, reports)
  }

  /// Runs the cases in the world of the reference rules, with the program's core in it.
  private func cored(
    _ command: SubjectCommand,
    _ suite: ScenarioSuite,
    _ failures: KnownFailures,
    _ filter: ScenarioFilter
  ) async -> ScenarioReport {
    let lane = CoreLane(command, core: suite.name)
    // A step may need many answers; the pipe ends a program that is late with one.
    let runner = ScenarioRunner(limit: limit * 4 + .seconds(10))
    let report = await runner.run(suite, known: failures, only: filter) { CoredSubject(on: lane) }
    await lane.close()
    return report
  }

  private func failures(of subject: String) throws -> KnownFailures {
    guard let known else { return .none }
    do {
      return try KnownFailures.read(known, of: subject, today: SystemTerminal.today())
    } catch {
      throw Failure(message: "the known failures cannot be used:\n\(error)")
    }
  }
}
