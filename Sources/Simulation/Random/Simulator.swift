public import DriverRules

/// Runs the outboxes of `DriverRules` in simulated worlds, each made from a seed.
public enum Simulator {
  /// Every seed that this divides is run twice, and both have to be the same.
  public static let again: UInt64 = 1_000

  /// What decides.
  public static let core = CoreMaker<OutboxCore> { OutboxCore(settings: $0) }

  /// Runs a seed.
  public static func result(of seed: UInt64) -> SeedResult {
    guard seed.isMultiple(of: again) else { return result(of: seed, by: core) }
    let run = SimulatedRun(seed: seed, core, traces: true)
    let second = SimulatedRun(seed: seed, core, traces: true)
    return SeedResult(
      seed: seed,
      tally: run.tally,
      violation: run.violation,
      isRepeatable: run.trace?.hash == second.trace?.hash
    )
  }

  /// Runs a seed once, whatever decides.
  public static func result<Core>(of seed: UInt64, by core: CoreMaker<Core>) -> SeedResult {
    let run = SimulatedRun(seed: seed, core)
    return SeedResult(seed: seed, tally: run.tally, violation: run.violation, isRepeatable: nil)
  }

  /// What happens in the run of a seed, in plain words.
  public static func trace(of seed: UInt64) -> [String] {
    SimulatedRun(seed: seed, core, traces: true).trace?.lines ?? []
  }

  /// The run of a seed that breaks a rule, made as short as it can be; nil where it breaks none.
  public static func failure(of seed: UInt64) -> FailingRun? {
    FailingRun.of(seed, core)
  }
}
