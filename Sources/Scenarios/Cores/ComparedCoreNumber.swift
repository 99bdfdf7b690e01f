internal import DriverScenarios

/// A core that is compared, and that its program is told to forget when nobody needs it any longer.
final class ComparedCoreNumber: Sendable {
  let comparison: CoreComparison
  let number: Int

  init(_ comparison: CoreComparison) {
    self.comparison = comparison
    number = comparison.newCore()
  }

  deinit {
    comparison.tell(.end(core: number), .nothing)
  }
}
