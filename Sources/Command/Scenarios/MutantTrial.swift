internal import Diagnostics
internal import Freshness
internal import Processes
internal import ScenarioKit
internal import Scenarios

/// Builds the mutants, and brings each before the cases.
struct MutantTrial {
  private let choice: MutantChoice
  private let run: MutantRun
  private let line: ProgressLine
  private let jobs = Processors.count

  /// Builds every mutant of some lists into one program.
  ///
  /// - Throws: `Refused` where the compiler refuses a mutant.
  init(_ choice: MutantChoice, of disk: Disk, _ line: ProgressLine) throws {
    self.choice = choice
    self.line = line
    let mutants = choice.lists.flatMap(\.mutants)
    line.now("building \(Tally.counted(mutants.count, "mutant"))")
    let package = MutantPackage(mutants, in: choice.sources)
    let build = try MutantBuild(package, on: disk)
    do {
      run = MutantRun(try build.program(), choice.lists)
    } catch let refusal as MutantBuild.Refusal {
      let problems = package.problems(compiler: refusal.output)
      if !problems.isEmpty { throw Refused(problems: problems) }
      throw Failure(message: "the mutants cannot be built:\n\(refusal.output)")
    }
  }

  /// The mutants that are no Swift.
  struct Refused: Error {
    let problems: [Diagnostic]
  }

  /// What the cases say of the rules as they are; no verdict means anything unless all is as expected.
  func unchanged() throws -> [ScenarioReport] {
    line.now("judging the rules as they are")
    let (run, suites) = (run, choice.lists.map(\.suite))
    return try waiting {
      var reports: [ScenarioReport] = []
      for suite in suites { reports.append(await run.unchanged(suite)) }
      return reports
    }
  }

  /// What the cases say of each mutant.
  func verdicts() throws -> [MutantVerdict] {
    let (run, jobs, progress) = (run, jobs, progress)
    return try waiting { await run.verdicts(jobs: jobs, progress: progress) }
  }

  /// Which case made at random tells each mutant from the rules as they are.
  func seeds(upTo seeds: UInt64) throws -> [MutantSeed] {
    let (run, jobs, progress) = (run, jobs, progress)
    return try waiting { await run.seeds(upTo: seeds, jobs: jobs, progress: progress) }
  }

  private var progress: @Sendable (Int) -> Void {
    let (line, count) = (line, choice.lists.reduce(0) { $0 + $1.mutants.count })
    return { line.now("\($0) of \(Tally.counted(count, "mutant"))") }
  }
}
