internal import DriverModels

extension DeliveryJudge {
  /// The gas that is short, each once, in the order of the lines.
  var shortGas: [GasId] {
    let short = lines.short
    return lines.gas.filter { short[$0] != nil }
  }

  /// A gas's own reason, or else the one for all (D6).
  func reasonGiven(for gas: GasId) -> Reason? {
    draft.reasons[gas] ?? draft.reasonForAll
  }

  /// Why the whole stop failed, where it did and for one reason: it is sent once, for the stop (D6).
  ///
  /// A stop that did not fail has none, whatever was picked before (D7).
  var stopReason: Reason? {
    guard outcome == .notDelivered else { return nil }
    if let reason = draft.nothingWent { return reason }
    let reasons = shortGas.map(reasonGiven)
    // D25: nothing was ordered, and nothing was picked up.
    guard let first = reasons.first else { return draft.reasonForAll }
    let isCommon = reasons.allSatisfy { $0.isSameWord(as: first) }
    return isCommon ? first : nil
  }

  /// The reason that is sent on a line (D6, D7).
  ///
  /// - Parameter isForStop: whether the reason is sent for the stop.
  func reason(on line: WentLine, isForStop: Bool) -> Reason? {
    line.isShort && !isForStop ? reasonGiven(for: line.gasId) : nil
  }

  /// D6, D25: what is short, or a stop where nothing went, needs a reason.
  var missingReasonErrors: [Remark<DeliveryError>] {
    guard draft.nothingWent == nil else { return [] }
    let unexplained = shortGas.filter { reasonGiven(for: $0) == nil }
    let ofLines = unexplained.map { Pointer.to("reasons", $0.rawValue) }
    let isStopUnexplained = !unexplained.isEmpty || isCollectionWithoutReason
    let ofStop = isStopUnexplained ? [Pointer.to("nothingWent")] : []
    let places = outcome != .notDelivered ? ofLines : ofStop
    return places.map { Remark(at: $0, code: .reasonMissing) }
  }

  /// D25: a collection where nothing was ordered and nothing picked up says why.
  private var isCollectionWithoutReason: Bool {
    context.stop.kind == .collection && lines.orderedInAll == 0 && stopReason == nil
  }
}

extension Reason? {
  /// Whether both are one word, by its scalars.
  fileprivate func isSameWord(as other: Reason?) -> Bool {
    guard let self, let other else { return false }
    return self.word.utf8.elementsEqual(other.word.utf8)
  }
}
