internal import DriverScenarios

/// How two subjects take one case.
struct ParityTrial {
  /// What the first answers.
  let ones: [ParityAnswer]
  /// What the second answers.
  let others: [ParityAnswer]

  /// Gives a case to both, side by side.
  init(_ scenario: GeneratedScenario, _ one: ParitySide, _ other: ParitySide) async {
    async let ones = one.answers(to: scenario)
    async let others = other.answers(to: scenario)
    (self.ones, self.others) = await (ones, others)
  }

  /// The index of the first step at which they differ; nil where they do not.
  var difference: Int? {
    zip(ones, others).enumerated().first { !$1.0.agrees(with: $1.1) }?.offset
  }
}
