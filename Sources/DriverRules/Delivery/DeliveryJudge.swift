internal import DriverModels

/// A delivery's draft against its stop, on its way to be recorded.
public struct DeliveryJudge: Sendable {
  let draft: DeliveryDraft
  let context: DeliveryContext
  let gasOrder: GasOrder
  /// The day's gas by id.
  let gas: [GasId: Gas]
  let lines: WentLines
  /// What went, by gas.
  let went: [GasId: Int]
  /// The empties that came back, each more than 0.
  let empties: [GasId: Int]
  let outcome: Outcome
  /// What is due (D13); nil where 64 bits do not hold it.
  let due: Money?

  /// Takes up a draft.
  public init(_ draft: DeliveryDraft, in context: DeliveryContext) {
    self.draft = draft
    self.context = context
    gasOrder = GasOrder(context.gas)
    gas = Dictionary(context.gas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    lines = WentLines(context.stop.lines, named: draft.went.keys, gasOrder: gasOrder) {
      draft.quantityWent(of: $0, ordered: $1)
    }
    went = lines.went
    empties = draft.emptiesBack
    outcome = Outcome(
      lines,
      empties: empties.count,
      cash: draft.cashTaken?.rawValue ?? 0
    )
    due = lines.due(from: context.stop.payment.how)
  }

  /// Judges it: every error is given, not only the first, in the order of the rules.
  public func judge() -> DeliveryResult {
    let errors =
      quantityErrors + goingErrors + missingReasonErrors + reasonErrors + noteErrors
      + emptiesErrors + cashErrors + proofErrors + signatureErrors + stopErrors
    let warnings =
      goingWarnings + vanWarnings + emptiesWarnings + roomWarnings + cashWarnings + proofWarnings
    return DeliveryResult(
      outcome: outcome,
      body: errors.isEmpty ? body : nil,
      due: due ?? Money(0),
      emptiesOwed: emptiesOwed,
      errors: errors,
      warnings: warnings
    )
  }
}
