internal import DriverModels

extension DeliveryJudge {
  /// D3: what went first, then the empties.
  ///
  /// Where nothing went at all the quantities left over are not looked at.
  var quantityErrors: [Remark<DeliveryError>] {
    let wentBad =
      draft.nothingWent != nil
      ? []
      : lines.gas.filter { isBad(draft.went[$0] ?? lines.ordered[$0] ?? 0) }
    let emptiesBad = gasOrder.sorted(draft.empties.keys).filter { isBad(draft.empties[$0] ?? 0) }
    return wentBad.map { Remark(at: Pointer.to("went", $0.rawValue), code: .quantityBad) }
      + emptiesBad.map { Remark(at: Pointer.to("empties", $0.rawValue), code: .quantityBad) }
  }

  private func isBad(_ quantity: Int) -> Bool {
    !DeliveryDraft.quantities.contains(quantity)
  }
}
