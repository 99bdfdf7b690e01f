extension SuiteInvariants {
  /// The invariants of every suite that has some.
  public static let all: [SuiteInvariants] = [
    SuiteInvariants("delivery") { given, step, seen in
      DeliveryInvariants(given: given, step: step, seen: seen).broken
    },
    SuiteInvariants("position", broken: PositionInvariants.broken),
    SuiteInvariants("session", broken: SessionInvariants.broken),
  ]
}
