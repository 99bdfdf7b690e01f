extension SuiteInvariants {
  /// The invariants of every suite that has some.
  public static let all: [SuiteInvariants] = []
}
