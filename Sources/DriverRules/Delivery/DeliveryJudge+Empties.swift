internal import DriverModels

extension DeliveryJudge {
  /// D10: empties of what does not come back.
  var emptiesErrors: [Remark<DeliveryError>] {
    emptiesInOrder.filter { !(gas[$0]?.comesBack ?? false) }
      .map { Remark(at: Pointer.to("empties", $0.rawValue), code: .gasCannotComeBack) }
  }

  /// The empties in the order of the day's gas (D10).
  var emptiesSent: [GasCount] {
    emptiesInOrder.map { GasCount(gasId: $0, quantity: Int32(clamping: empties[$0] ?? 0)) }
  }

  private var emptiesInOrder: [GasId] { gasOrder.sorted(empties.keys) }

  /// D11: exchange bottles that went, less what came back of their gas; the office charges the deposit.
  var emptiesOwed: [GasCount] {
    let exchanged: [GasId: Int] = lines.lines.filter(\.isExchange)
      .reduce(into: [:]) { $0[$1.gasId, default: 0] += $1.went }
    return lines.gas.compactMap { gas in
      let owed = (exchanged[gas] ?? 0) - (empties[gas] ?? 0)
      return owed > 0 ? GasCount(gasId: gas, quantity: Int32(clamping: owed)) : nil
    }
  }

  /// D11: each gas that owes.
  var emptiesWarnings: [Remark<DeliveryWarning>] {
    emptiesOwed.map { Remark(at: Pointer.to("empties", $0.gasId.rawValue), code: .emptiesShort) }
  }

  /// D12: more bottles than the van has room for, where empties came aboard.
  var roomWarnings: [Remark<DeliveryWarning>] {
    guard let room = context.capacity?.bottles, !empties.isEmpty else { return [] }
    return bottlesAfter > Int(room)
      ? [Remark(at: Pointer.to("empties"), code: .emptiesDoNotFit)] : []
  }

  /// All bottles on the van after the stop, full and empty; fewer than 0 of a gas are none.
  private var bottlesAfter: Int {
    Set(context.van.keys).union(empties.keys).reduce(0) { sum, gas in
      var count = context.van[gas] ?? BottleCount()
      count.full -= went[gas] ?? 0
      count.empty += empties[gas] ?? 0
      return sum + count.shown.full + count.shown.empty
    }
  }
}
