internal import DriverScenarios
public import ScenarioKit

/// The program of a package of mutants, by which each mutant is brought before the cases.
public struct MutantRun: Sendable {
  /// The program's path.
  private let program: String
  private let mutants: [Mutant]
  private let suites: [String: ScenarioSuite]

  /// A wrong rule may never come back; the right ones take a thousandth of this.
  private static let limit = Duration.seconds(5)

  /// Makes a run of the program, by its path, that was built of these lists in their order.
  public init(_ program: String, _ lists: [MutantList]) {
    self.program = program
    mutants = lists.flatMap(\.mutants)
    suites = Dictionary(lists.map { ($0.suite.name, $0.suite) }, uniquingKeysWith: { $1 })
  }

  /// Runs the cases of a suite with no mutant chosen: they all pass, or no verdict means anything.
  public func unchanged(_ suite: ScenarioSuite) async -> ScenarioReport {
    await cases(of: suite, number: 0)
  }

  /// Runs, for each mutant, the cases of its suite; so many mutants at a time.
  ///
  /// - Parameter progress: is told how many are judged.
  /// - Returns: the verdicts, in the order of the mutants.
  public func verdicts(
    jobs: Int,
    progress: @escaping @Sendable (Int) -> Void
  ) async -> [MutantVerdict] {
    await each(jobs: jobs, progress: progress) { number, mutant, suite in
      MutantVerdict(mutant, await cases(of: suite, number: number))
    }
  }

  /// Compares each mutant with the reference rules over cases made at random, up to the first that is
  /// taken differently; so many mutants at a time.
  ///
  /// - Parameters:
  ///   - seeds: how many cases, from seed 0.
  ///   - progress: is told how many mutants are judged.
  /// - Returns: for each mutant the seed that found it; nil where none did.
  public func seeds(
    upTo seeds: UInt64,
    jobs: Int,
    progress: @escaping @Sendable (Int) -> Void
  ) async -> [MutantSeed] {
    await each(jobs: jobs, progress: progress) { number, mutant, suite in
      guard let reference = ReferenceSubject.of(suite.name) else {
        return MutantSeed(mutant: mutant, seed: nil)
      }
      let lane = lane(number)
      let run = ParityRun(
        suite.name,
        ParitySide("reference", on: reference.make),
        ParitySide(mutant.id, of: suite.name, on: lane)
      )
      let seed = await run?.firstSeed(over: 0..<seeds)
      await lane.close()
      return MutantSeed(mutant: mutant, seed: seed)
    }
  }

  private func cases(of suite: ScenarioSuite, number: Int) async -> ScenarioReport {
    let lane = lane(number)
    let report = await SubjectLane.run(suite, known: .none, only: .all, on: [lane])
    await lane.close()
    return report
  }

  /// The program with a mutant chosen, by its number from 1; 0 for none.
  private func lane(_ number: Int) -> SubjectLane {
    SubjectLane(
      SubjectCommand(
        program: "/usr/bin/env",
        arguments: ["\(MutantPackage.variable)=\(number)", program],
        limit: Self.limit,
        // A verdict has none of it, and waiting for it at each failure leaves the cores idle.
        tellsErrors: number == 0
      )
    )
  }

  private func each<Verdict: Sendable>(
    jobs: Int,
    progress: @escaping @Sendable (Int) -> Void,
    _ judge: @escaping @Sendable (Int, Mutant, ScenarioSuite) async -> Verdict
  ) async -> [Verdict] {
    let work = mutants.enumerated().compactMap { index, mutant in
      suites[mutant.suite].map { (index, mutant, $0) }
    }
    return await withTaskGroup(of: (Int, Verdict).self) { group in
      var rest = work[...]
      var verdicts: [(Int, Verdict)] = []
      func begin() {
        guard let (index, mutant, suite) = rest.popFirst() else { return }
        group.addTask { (index, await judge(index + 1, mutant, suite)) }
      }
      for _ in 0..<jobs { begin() }
      for await verdict in group {
        verdicts.append(verdict)
        progress(verdicts.count)
        begin()
      }
      return verdicts.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
