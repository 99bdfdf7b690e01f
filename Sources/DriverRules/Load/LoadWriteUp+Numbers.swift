internal import DriverModels

extension LoadWriteUp {
  /// The most that can be counted of a gas (L13).
  private static let mostCounted = 9999

  /// What a gas comes to: what was typed, and where nothing was, the tick (L8), what is there in a
  /// count, or nothing.
  func number(of gas: GasId) -> BottleCount {
    let typed = draft.numbers[gas]
    let shown = list.onVan[gas]?.shown ?? BottleCount()
    return switch draft.kind {
    case .loadUp:
      BottleCount(full: typed?.full ?? tickedNumber(of: gas), empty: typed?.empty ?? 0)
    case .count:
      BottleCount(full: typed?.full ?? shown.full, empty: typed?.empty ?? shown.empty)
    default:
      BottleCount(full: typed?.full ?? 0, empty: typed?.empty ?? 0)
    }
  }

  /// What was put on by the tick: as many as were ticked, more than needed too (L5, L8).
  private func tickedNumber(of gas: GasId) -> Int {
    guard let line = lines[gas], line.isTicked else { return 0 }
    return line.tick ?? 0
  }

  /// L17, and L13 for a count: the numbers that can be.
  var bounds: ClosedRange<Int> {
    switch draft.kind {
    case .loadUp: 0...999
    case .offLoad: -999...0
    case .count: 0...Self.mostCounted
    default: -999...999
    }
  }

  /// Whether both numbers of a gas can be; what cannot be is judged no further (L19).
  func isGood(_ gas: GasId) -> Bool {
    bounds.contains(number(of: gas).full) && bounds.contains(number(of: gas).empty)
  }

  /// The numbers that cannot be (L13, L17).
  var numberErrors: [Remark<LoadCode>] {
    named.flatMap { gas in
      remarks(gas, .quantityBad) { !bounds.contains($0) }
    }
  }

  /// A remark for each of the two numbers of a gas that something is the matter with.
  private func remarks(_ gas: GasId, _ code: LoadCode, where isBad: (Int) -> Bool) -> [Remark<
    LoadCode
  >] {
    var remarks: [Remark<LoadCode>] = []
    if isBad(number(of: gas).full) { remarks.append(Remark(at: fullPlace(gas), code: code)) }
    if isBad(number(of: gas).empty) { remarks.append(Remark(at: emptyPlace(gas), code: code)) }
    return remarks
  }

  func fullPlace(_ gas: GasId) -> String { Pointer.to("numbers", gas.rawValue, "full") }

  func emptyPlace(_ gas: GasId) -> String { Pointer.to("numbers", gas.rawValue, "empty") }
}
