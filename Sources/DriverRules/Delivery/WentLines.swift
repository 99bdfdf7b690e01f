internal import DriverModels

/// The lines of a delivery: the order's, and after them the extras (D1).
struct WentLines: Hashable, Sendable {
  /// As ordered, then the extras in the order of the day's gas.
  let lines: [WentLine]
  /// The gas that was ordered or is said to have gone, each once, in that same order.
  let gas: [GasId]
  /// What was ordered in all, by gas.
  let ordered: [GasId: Int]

  /// Puts what went on the lines.
  ///
  /// - Parameter quantity: how much of a gas went, of what was ordered.
  init(
    _ order: [OrderLine],
    named: some Sequence<GasId>,
    gasOrder: GasOrder,
    quantity: (_ gas: GasId, _ ordered: Int) -> Int
  ) {
    let order = OrderedLine.all(of: order)
    var ordered: [GasId: Int] = [:]
    var gas: [GasId] = []
    var last: [GasId: Int] = [:]
    for (index, line) in order.enumerated() {
      if ordered[line.terms.gasId] == nil { gas.append(line.terms.gasId) }
      ordered[line.terms.gasId, default: 0] += line.quantity
      last[line.terms.gasId] = index
    }
    var rest = ordered.reduce(into: [:]) { $0[$1.key] = quantity($1.key, $1.value) }
    var lines: [WentLine] = []
    for (index, line) in order.enumerated() {
      let isLast = last[line.terms.gasId] == index
      let left = rest[line.terms.gasId] ?? 0
      // D1: in order, and what is over goes at the last one's price.
      let went = isLast ? left : min(left, line.quantity)
      rest[line.terms.gasId] = left - went
      lines.append(
        WentLine(
          gasId: line.terms.gasId,
          ordered: line.quantity,
          went: went,
          unitPrice: line.terms.unitPrice,
          isExchange: line.terms.exchange,
          isLast: isLast
        )
      )
    }
    for extra in gasOrder.sorted(named.filter { ordered[$0] == nil }) {
      gas.append(extra)
      let went = quantity(extra, 0)
      guard went > 0 else { continue }
      lines.append(
        WentLine(gasId: extra, ordered: 0, went: went, isExchange: false, isLast: true)
      )
    }
    self.lines = lines
    self.gas = gas
    self.ordered = ordered
  }

  /// What was ordered in all.
  var orderedInAll: Int { ordered.values.reduce(0, +) }

  /// What went in all.
  var wentInAll: Int { lines.reduce(0) { $0 + $1.went } }

  /// What went of each gas that has a line.
  var went: [GasId: Int] {
    lines.reduce(into: [:]) { $0[$1.gasId, default: 0] += $1.went }
  }

  /// The lines that are short, by gas.
  var short: [GasId: [WentLine]] {
    Dictionary(grouping: lines.filter(\.isShort), by: \.gasId)
  }
}
