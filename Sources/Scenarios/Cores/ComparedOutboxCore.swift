public import DriverRules
internal import DriverScenarios
public import Simulation

/// Our outbox core, and another program's beside it that is told the same.
public struct ComparedOutboxCore: OutboxDriving, Sendable {
  private var ours: OutboxCore
  private let theirs: ComparedCoreNumber
  private var events = 0

  /// How often what is shown is compared as well: most of it follows from the effects.
  private static let viewsEvery = 16

  /// Begins both.
  public init(_ settings: OutboxSettings, _ comparison: CoreComparison) {
    ours = OutboxCore(settings: settings)
    theirs = ComparedCoreNumber(comparison)
    comparison.tell(.begin(core: theirs.number, settings), .nothing)
  }

  /// Takes what happened, and says what is to be done now.
  public mutating func handle(_ event: OutboxEvent, at clocks: Clocks) -> [OutboxEffect] {
    let effects = ours.handle(event, at: clocks)
    theirs.comparison.tell(.handle(core: theirs.number, event, clocks), .effects(effects))
    events += 1
    if events.isMultiple(of: Self.viewsEvery) {
      theirs.comparison.tell(.view(core: theirs.number, clocks), .view(ours.view(at: clocks)))
    }
    return effects
  }

  /// What is shown.
  public func view(at clocks: Clocks) -> PhoneView {
    ours.view(at: clocks)
  }
}
