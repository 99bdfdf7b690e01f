internal import ScenarioKit

/// The mutants, and which seed found each.
public struct MutantSeedTable: Sendable {
  /// What was found, in the order of the lists.
  public let found: [MutantSeed]
  /// How many seeds were tried on each.
  public let seeds: UInt64

  /// Makes a table.
  public init(_ found: [MutantSeed], of seeds: UInt64) {
    self.found = found
    self.seeds = seeds
  }

  /// The mutants that no seed found.
  public var missed: [Mutant] { found.filter { $0.seed == nil }.map(\.mutant) }

  /// For people: a mutant a line, those that none found again at the end.
  public var text: String {
    let rows = found.map { [$0.mutant.id, $0.mutant.rule, $0.seed.map { "\($0)" } ?? "none"] }
    return Columns.aligned([["mutant", "rule", "first seed"]] + rows)
      + "\n\(found.count - missed.count) of \(found.count) mutants found within \(seeds) seeds\n"
      + missed.map { "\($0.id) is not found: \($0.says)\n" }.joined()
  }

  /// For programs: one JSON document, `{"version": 1, "seeds": 10000, "mutants": [{"id", "rule", "says",
  /// "seed"}]}`; `seed` is null for one that none found.
  public var json: [UInt8] {
    let mutants = found.map { found -> JSONValue in
      [
        "id": .string(found.mutant.id), "rule": .string(found.mutant.rule),
        "says": .string(found.mutant.says),
        "seed": found.seed.map { .int(Int64($0)) } ?? .null,
      ]
    }
    let document: JSONValue = [
      "version": 1, "seeds": .int(Int64(seeds)), "mutants": .array(mutants),
    ]
    return document.json + [UInt8(ascii: "\n")]
  }
}
