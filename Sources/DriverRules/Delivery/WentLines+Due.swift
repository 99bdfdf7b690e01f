internal import DriverModels

extension WentLines {
  /// D13: what went, at its price, from a cash customer; nil where 64 bits do not hold it.
  func due(from how: PaymentHow) -> Money? {
    guard how == .cash else { return Money(0) }
    var sum: Int64 = 0
    for line in lines {
      // A line without a price costs nothing.
      guard let price = line.unitPrice?.rawValue else { continue }
      let (cost, isTooBig) = Int64(line.went).multipliedReportingOverflow(by: price)
      let (next, isOver) = sum.addingReportingOverflow(cost)
      guard !isTooBig, !isOver else { return nil }
      sum = next
    }
    return Money(max(0, sum))
  }
}
