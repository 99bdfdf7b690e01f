internal import DriverModels

extension LoadWriteUp {
  /// L10: something to record, of gas that can be on the van.
  var gasErrors: [Remark<LoadCode>] {
    if saysNothing { return [Remark(at: "", code: .nothingToRecord)] }
    guard draft.kind == .loadUp || draft.kind == .topUp else { return [] }
    return named.filter(isGood).flatMap { gas in
      var errors: [Remark<LoadCode>] = []
      if number(of: gas).full != 0, !canGoOff(gas) {
        errors.append(Remark(at: fullPlace(gas), code: .gasCannotGoOff))
      }
      if number(of: gas).empty != 0, !canComeBack(gas) {
        errors.append(Remark(at: emptyPlace(gas), code: .gasCannotComeBack))
      }
      return errors
    }
  }

  /// L11: more off the van than is on it.
  var takingOffErrors: [Remark<LoadCode>] {
    guard draft.kind == .topUp || draft.kind == .offLoad else { return [] }
    return named.filter(isGood).flatMap { gas in
      let there = list.onVan[gas]?.shown ?? BottleCount()
      var errors: [Remark<LoadCode>] = []
      if -number(of: gas).full > there.full {
        errors.append(Remark(at: fullPlace(gas), code: .countFirst))
      }
      if -number(of: gas).empty > there.empty {
        errors.append(Remark(at: emptyPlace(gas), code: .countFirst))
      }
      return errors
    }
  }

  /// Whether there is nothing to record; to load nothing is something, the van may be full (L8).
  private var saysNothing: Bool {
    switch draft.kind {
    case .loadUp: false
    case .count: named.isEmpty
    default: named.allSatisfy { number(of: $0) == BottleCount() }
    }
  }

  /// What is on order may always go on, even if the day no longer has the gas.
  private func canGoOff(_ id: GasId) -> Bool {
    gas[id]?.goesOff == true || list.need[id] != nil
  }

  private func canComeBack(_ id: GasId) -> Bool {
    gas[id]?.comesBack == true
  }
}
