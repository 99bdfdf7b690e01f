internal import DriverModels

extension LoadWriteUp {
  /// L12: what the van holds after it, against what it can.
  func fit() -> (errors: [Remark<LoadCode>], warnings: [Remark<LoadCode>]) {
    guard draft.kind != .offLoad else { return ([], []) }
    var errors: [Remark<LoadCode>] = []
    var warnings: [Remark<LoadCode>] = []
    let after = contentsAfter
    if let bottles = capacity?.bottles, count(after) > Int(bottles) {
      warnings.append(Remark(at: "", code: .overBottles))
    }
    if let limit = capacity?.grams {
      let grams = weight(after)
      if after.contains(where: isUnknown) {
        warnings.append(Remark(at: "", code: .weightUnknown))
      } else if grams > limit {
        // A count is a fact, and what makes the van lighter must be possible.
        let isAllowed = draft.kind == .count || grams <= weight(contentsBefore)
        if isAllowed {
          warnings.append(Remark(at: "", code: .overWeight))
        } else {
          errors.append(Remark(at: "", code: .overWeight))
        }
      }
    }
    return (errors, warnings)
  }

  private var contentsBefore: [GasId: BottleCount] { list.onVan.mapValues(\.shown) }

  private var contentsAfter: [GasId: BottleCount] {
    var after = list.onVan
    for gas in named {
      let number = number(of: gas)
      after[gas] = draft.kind == .count ? number : (after[gas] ?? BottleCount()) + number
    }
    return after.mapValues(\.shown)
  }

  private func count(_ contents: [GasId: BottleCount]) -> Int {
    contents.values.reduce(0) { $0 + $1.full + $1.empty }
  }

  /// Whether a bottle of a gas that is there has no weight.
  private func isUnknown(_ id: GasId, _ count: BottleCount) -> Bool {
    let ofFull = count.full == 0 || gas[id]?.fullGrams != nil
    let ofEmpty = count.empty == 0 || gas[id]?.emptyGrams != nil
    return !(ofFull && ofEmpty)
  }

  /// In grams; a bottle without a weight has none.
  private func weight(_ contents: [GasId: BottleCount]) -> Int64 {
    contents.reduce(0) { grams, entry in
      let gas = gas[entry.key]
      return grams + Int64(entry.value.full) * Int64(gas?.fullGrams ?? 0)
        + Int64(entry.value.empty) * Int64(gas?.emptyGrams ?? 0)
    }
  }
}
