internal import ScenarioKit

/// What is said of a van, made at random.
enum GeneratedLoadDraft {
  static func draft(_ random: inout SeededRandom) -> JSONValue {
    let kind = random.one(of: "loadUp", "loadUp", "topUp", "offLoad", "count")
    let draft: JSONValue = ["kind": .string(kind), "numbers": numbers(kind, &random)]
    let reasons = GeneratedVan.byGas(of: 4, &random) {
      .string($0.one(of: "notInStock", "noRoom", "damaged", "other", "other", "elsewhere"))
    }
    let notes = GeneratedVan.byGas(of: 4, &random) { .string(OddText.note(wild: 6, &$0)) }
    let isExplained = random.once(in: 2)
    return draft.with("reasons", reasons, if: isExplained).with("notes", notes, if: isExplained)
  }

  private static func numbers(_ kind: String, _ random: inout SeededRandom) -> JSONValue {
    // To load up takes a number for every line.
    if kind == "loadUp", !random.once(in: 4) {
      return .object(
        GeneratedVan.gas.map { gas in
          let few = random.number(0...1) * random.number(0...9)
          return JSONMember(gas, ["full": .int(Int64(few))])
        }
      )
    }
    // What is taken off has to be there.
    if kind == "offLoad", random.once(in: 2) { return ["p19": ["full": -1]] }
    let range =
      switch kind {
      case "loadUp", "count": 0...9
      case "offLoad": -2...0
      default: -1...6
      }
    return GeneratedVan.byGas(of: 3, among: GeneratedVan.likely(&random), &random) { random in
      random.once(in: 15) ? odd(&random) : GeneratedVan.numbers(range, &random)
    }
  }

  /// At the bounds, past them, and far off.
  private static func odd(_ random: inout SeededRandom) -> JSONValue {
    let numbers: [Int64] = [
      -1, 1, 999, 1000, -999, -1000, 9999, 10000, 9_007_199_254_740_991, -9_007_199_254_740_991,
    ]
    return JSONValue.object([])
      .with("full", .int(random.one(of: numbers) ?? 0))
      .with("empty", .int(random.one(of: numbers) ?? 0), if: random.once(in: 2))
  }
}
