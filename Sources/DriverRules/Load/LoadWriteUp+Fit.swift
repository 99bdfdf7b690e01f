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
      switch weight(after) {
      case nil: warnings.append(Remark(at: "", code: .weightUnknown))
      case let grams? where grams > limit:
        // A count is a fact, and what makes the van lighter must be possible.
        let isAllowed = draft.kind == .count || grams <= weight(contentsBefore) ?? 0
        if isAllowed {
          warnings.append(Remark(at: "", code: .overWeight))
        } else {
          errors.append(Remark(at: "", code: .overWeight))
        }
      default: break
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

  /// In grams; nil where a bottle's is not known.
  private func weight(_ contents: [GasId: BottleCount]) -> Int64? {
    var grams: Int64 = 0
    for (id, count) in contents {
      for (bottles, each) in [(count.full, gas[id]?.fullGrams), (count.empty, gas[id]?.emptyGrams)]
      where bottles > 0 {
        guard let each else { return nil }
        grams += Int64(bottles) * Int64(each)
      }
    }
    return grams
  }
}
