internal import DriverModels

extension DeliveryJudge {
  /// More cash than this is worth a word, in pence (D14).
  private static let largeCash: Int64 = 100_000

  /// D13 to D15; what is too big is said once.
  var cashErrors: [Remark<DeliveryError>] {
    let cash = draft.cash?.rawValue ?? 0
    let isTooBig = due == nil || cash > DeliveryDraft.mostCash
    var errors: [Remark<DeliveryError>] = []
    if isTooBig { errors.append(Remark(at: Pointer.to("cash"), code: .amountTooBig)) }
    if cash < 0 { errors.append(Remark(at: Pointer.to("cash"), code: .cashNegative)) }
    if errors.isEmpty, isLessThanDue, draft.cashReason == nil {
      errors.append(Remark(at: Pointer.to("cashReason"), code: .cashReasonMissing))
    }
    return errors
  }

  /// D14, D15: nothing is said of cash that cannot be.
  var cashWarnings: [Remark<DeliveryWarning>] {
    guard let cash = draft.cashTaken?.rawValue else { return [] }
    var warnings: [Remark<DeliveryWarning>] = []
    if cash > Self.largeCash { warnings.append(Remark(at: Pointer.to("cash"), code: .cashLarge)) }
    if let due, cash > due.rawValue {
      warnings.append(Remark(at: Pointer.to("cash"), code: .cashOver))
    }
    return warnings
  }

  /// D15: the reason that is sent; cash that is enough needs none.
  var cashReasonSent: CashReason? {
    isLessThanDue ? draft.cashReason : nil
  }

  private var isLessThanDue: Bool {
    draft.cashTaken?.rawValue ?? 0 < due?.rawValue ?? 0
  }
}
