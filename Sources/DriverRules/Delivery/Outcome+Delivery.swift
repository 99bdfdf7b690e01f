internal import DriverModels

extension Outcome {
  /// What became of a stop: of its lines, the empties and the cash alone (D2).
  init(_ lines: WentLines, empties: Int, cash: Int64) {
    let (ordered, went) = (lines.orderedInAll, lines.wentInAll)
    let isShort = lines.lines.contains(where: \.isShort)
    self =
      switch (ordered > 0, went > 0) {
      case (true, _) where !isShort: .delivered
      case (true, true): .partial
      case (true, false): .notDelivered
      case (false, true): .delivered
      case (false, false): empties > 0 || cash > 0 ? .collected : .notDelivered
      }
  }
}
