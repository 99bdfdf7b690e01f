public import DriverModels

/// What came of judging a delivery's draft.
public struct DeliveryResult: Hashable, Sendable {
  /// What became of the stop; there is one whatever is wrong with the draft (D2).
  public var outcome: Outcome
  /// What is recorded; nil where there are errors, and only there.
  public var body: DeliveryWrite?
  /// What is due in cash, 0 or more; 0 where 64 bits do not hold it (D13).
  public var due: Money
  /// The empties that did not come back for exchange bottles, each more than 0 (D11).
  public var emptiesOwed: [GasCount]
  /// What has to be mended, in the order of the rules.
  public var errors: [Remark<DeliveryError>]
  /// What is worth a word, in the order of the rules.
  public var warnings: [Remark<DeliveryWarning>]
}
