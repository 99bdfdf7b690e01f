internal import DriverScenarios
internal import ScenarioKit

/// Makes a case shorter as long as two subjects still take it differently.
struct ParityShrinking {
  private let one: ParitySide
  private let other: ParitySide
  /// The kind of answer that the first subject gave: a shorter case that is only refused is no find.
  private let firstSees: Bool
  /// How many cases may still be tried.
  private var trials = 2000

  /// The shortest case so far.
  private(set) var scenario: GeneratedScenario
  /// How it is taken.
  private(set) var trial: ParityTrial
  /// The step at which the two differ.
  private(set) var step: Int

  init?(_ scenario: GeneratedScenario, _ one: ParitySide, _ other: ParitySide) async {
    self.one = one
    self.other = other
    self.scenario = scenario
    trial = await ParityTrial(scenario, one, other)
    guard let step = trial.difference else { return nil }
    self.step = step
    firstSees = trial.ones[step].seen != nil
    await shrink()
  }

  private mutating func shrink() async {
    var isShorter = true
    while isShorter, trials > 0 {
      let cutSteps = await shrinkSteps()
      let cutValues = await shrinkValues()
      isShorter = cutSteps || cutValues
    }
  }

  /// Leaves out what comes after the difference, then each step before it.
  private mutating func shrinkSteps() async -> Bool {
    var isShorter = false
    if step + 1 < scenario.steps.count {
      var shorter = scenario
      shorter.steps.removeSubrange((step + 1)...)
      isShorter = await keep(shorter)
    }
    var index = scenario.steps.count - 1
    while index >= 0 {
      if scenario.steps.count > 1 {
        var shorter = scenario
        shorter.steps.remove(at: index)
        if await keep(shorter) { isShorter = true }
      }
      index = min(index - 1, scenario.steps.count - 1)
    }
    return isShorter
  }

  /// Leaves out members and items, the large ones first.
  private mutating func shrinkValues() async -> Bool {
    var isShorter = false
    var place = 0
    while true {
      let all = ValueCut.all(of: scenario)
      guard place < all.count, trials > 0 else { return isShorter }
      if await keep(all[place].cut(scenario)) { isShorter = true } else { place += 1 }
    }
  }

  /// Takes a shorter case if the two still differ over it.
  private mutating func keep(_ shorter: GeneratedScenario) async -> Bool {
    guard trials > 0 else { return false }
    trials -= 1
    let trial = await ParityTrial(shorter, one, other)
    guard let step = trial.difference, (trial.ones[step].seen != nil) == firstSees else {
      return false
    }
    scenario = shorter
    self.trial = trial
    self.step = step
    return true
  }
}
