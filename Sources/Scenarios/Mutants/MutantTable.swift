internal import ScenarioKit

/// The mutants, and which case caught each.
public struct MutantTable: Sendable {
  /// The verdicts, in the order of the lists.
  public let verdicts: [MutantVerdict]

  /// Makes a table of verdicts.
  public init(_ verdicts: [MutantVerdict]) {
    self.verdicts = verdicts
  }

  /// Whether a case caught each.
  public var allAreCaught: Bool { !verdicts.contains(where: \.survives) }

  /// For people: a mutant a line, those that survive again at the end.
  public var text: String {
    let rows = verdicts.map { verdict in
      [
        verdict.mutant.id, verdict.mutant.rule,
        verdict.caughtBy.first ?? "SURVIVES: \(verdict.mutant.says)",
        verdict.survives ? "" : "\(verdict.caughtBy.count)",
      ]
    }
    let survivors = verdicts.filter(\.survives)
    let caught = verdicts.count - survivors.count
    return Columns.aligned([["mutant", "rule", "first case that caught it", "cases"]] + rows)
      + "\n\(caught) of \(verdicts.count) mutants caught\n"
      + survivors.map { "\($0.mutant.id) survives: \($0.mutant.says)\n" }.joined()
  }

  /// For programs: one JSON document, `{"version": 1, "mutants": [{"id", "rule", "says", "caughtBy",
  /// "message"}]}`; `caughtBy` is empty for one that survives.
  public var json: [UInt8] {
    let mutants = verdicts.map { verdict -> JSONValue in
      [
        "id": .string(verdict.mutant.id), "rule": .string(verdict.mutant.rule),
        "says": .string(verdict.mutant.says),
        "caughtBy": .array(verdict.caughtBy.map(JSONValue.string)),
        "message": .string(verdict.message),
      ]
    }
    return (["version": 1, "mutants": .array(mutants)] as JSONValue).json + [UInt8(ascii: "\n")]
  }
}
