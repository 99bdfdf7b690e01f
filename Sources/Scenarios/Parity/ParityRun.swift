public import DriverScenarios

/// Two subjects over cases made at random, compared with each other.
public struct ParityRun: Sendable {
  private let suite: String
  private let generator: ScenarioGenerator
  private let one: ParitySide
  private let other: ParitySide

  /// Makes a run over a suite; nil where nothing makes cases of it.
  public init?(_ suite: String, _ one: ParitySide, _ other: ParitySide) {
    guard let generator = ScenarioGenerator.all.first(where: { $0.suite == suite }) else {
      return nil
    }
    self.init(generator, one, other)
  }

  /// Makes a run over the cases of a generator.
  init(_ generator: ScenarioGenerator, _ one: ParitySide, _ other: ParitySide) {
    suite = generator.suite
    self.generator = generator
    self.one = one
    self.other = other
  }

  /// Gives a case for each seed to both, up to the first over which they differ, which is then made as
  /// short as it can be.
  ///
  /// - Parameters:
  ///   - seeds: the seeds.
  ///   - progress: is told of each seed when its case has been compared, with the first's answers.
  /// - Returns: the first difference; nil where there is none.
  public func firstDifference(
    over seeds: Range<UInt64>,
    progress: (UInt64, GeneratedScenario, [ParityAnswer]) -> Void = { _, _, _ in }
  ) async -> ParityDifference? {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let scenario = generator.scenario(&random)
      let trial = await ParityTrial(scenario, one, other)
      progress(seed, scenario, trial.ones)
      guard trial.difference != nil else { continue }
      // A subject that does not do the same twice may agree now; then this case is told as it is.
      let shrunk = await ParityShrinking(scenario, one, other)
      let (found, short) = (shrunk?.trial ?? trial, shrunk?.scenario ?? scenario)
      guard let step = found.difference else { continue }
      return ParityDifference(
        suite: suite,
        seed: seed,
        scenario: short,
        step: step,
        one: found.ones[step],
        other: found.others[step]
      )
    }
    return nil
  }

  /// The first seed whose case the two take differently; nil where none is.
  func firstSeed(over seeds: Range<UInt64>) async -> UInt64? {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let trial = await ParityTrial(generator.scenario(&random), one, other)
      if trial.difference != nil { return seed }
    }
    return nil
  }
}
