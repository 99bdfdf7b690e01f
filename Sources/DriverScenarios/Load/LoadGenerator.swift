internal import ScenarioKit

/// Makes vans, lists and drafts, ordinary and odd.
enum LoadGenerator {
  /// A row three times in four, else a story.
  static func scenario(_ random: inout SeededRandom) -> GeneratedScenario {
    let given = GeneratedVan.given(&random)
    if !random.once(in: 4) {
      let draft = GeneratedLoadDraft.draft(&random)
      let input = JSONValue.object([]).with("roundId", other(&random), if: random.once(in: 5)).with(
        "draft",
        draft,
        if: !random.once(in: 10)
      )
      return GeneratedScenario(given: given, steps: [["do": "judge", "input": input]])
    }
    let steps = (0..<random.number(2...8)).map { _ in
      step(&random).with("roundId", other(&random), if: random.once(in: 5))
    }
    return GeneratedScenario(given: given, steps: steps)
  }

  /// Another round than the case's, or one that the day does not have.
  private static func other(_ random: inout SeededRandom) -> JSONValue {
    .string(random.one(of: "r2", "r3", "r9"))
  }

  private static func step(_ random: inout SeededRandom) -> JSONValue {
    switch random.number(0...12) {
    case 0...3: return ["do": "tick", "gasId": gas(&random)]
    case 4: return ["do": "untick", "gasId": gas(&random)]
    case 5...6: return ["do": "load", "draft": GeneratedLoadDraft.draft(&random)]
    case 7: return ["do": "setOff"]
    case 8: return ["do": "restart"]
    case 9:
      let key = random.one(of: "k0", "k1", "kn1", "kn2")
      return [
        "do": "outbox", "key": .string(key), "state": .string(GeneratedVan.state(&random)),
      ]
    case 10...11:
      return [
        "do": "deliver", "stopId": "r1-0", "outcome": "partial",
        "delivered": GeneratedVan.byGas(of: 2, &random) { .int(Int64($0.number(0...4))) },
        "empties": GeneratedVan.byGas(of: 2, &random) { .int(Int64($0.number(0...4))) },
      ]
    default:
      return [
        "do": "refresh", "rounds": .array(GeneratedVan.roundsOfDay(&random)),
        "loads": GeneratedVan.loads(&random),
        "recorded": .array(["k0", "k1", "kn1"].filter { _ in random.once(in: 2) }),
      ]
    }
  }

  private static func gas(_ random: inout SeededRandom) -> JSONValue {
    .string(random.one(of: GeneratedVan.gas) ?? "")
  }
}
