extension SuiteInvariants {
  /// The invariants of every suite that has some.
  public static let all: [SuiteInvariants] = [
    SuiteInvariants("day", broken: DayInvariants.broken),
    SuiteInvariants("delivery") { given, step, seen in
      DeliveryInvariants(given: given, step: step, seen: seen).broken
    },
    SuiteInvariants("load", broken: LoadInvariants.broken),
    SuiteInvariants("outbox", broken: OutboxInvariants.broken),
    SuiteInvariants("position", broken: PositionInvariants.broken),
    SuiteInvariants("session", broken: SessionInvariants.broken),
  ]
}
