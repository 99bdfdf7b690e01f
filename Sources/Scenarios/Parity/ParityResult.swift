public import ScenarioKit

/// What came of comparing two subjects over a suite.
public struct ParityResult: Sendable {
  /// The suite.
  public let suite: String
  /// The seeds that were asked for.
  public let seeds: Range<UInt64>
  /// The names of the two.
  public let names: (one: String, other: String)
  /// How many cases were compared: fewer than seeds where there is a difference.
  public let compared: Int
  /// The first difference; nil where there is none.
  public let difference: ParityDifference?
  /// How often each word was seen.
  public let tally: ParityTally
  /// How often each should have been.
  public let needed: Int

  /// Makes a result.
  public init(
    suite: String,
    seeds: Range<UInt64>,
    names: (one: String, other: String),
    compared: Int,
    difference: ParityDifference?,
    tally: ParityTally,
    needed: Int
  ) {
    self.suite = suite
    self.seeds = seeds
    self.names = names
    self.compared = compared
    self.difference = difference
    self.tally = tally
    self.needed = needed
  }

  /// The words that were seen too seldom for the comparison to mean much; none where it ended early.
  public var rare: [String] {
    difference == nil ? tally.rarer(than: needed) : []
  }

  /// Whether the two are the same as far as they were compared, and that is far enough.
  public var isAsExpected: Bool { difference == nil && rare.isEmpty }

  /// For people.
  public var text: String {
    let heading = "\(suite): seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)"
    if let difference { return difference.text(names.one, names.other) }
    let words = rare.map { "`\($0)`" }.joined(separator: ", ")
    return "\(heading): \(names.one) and \(names.other) agree over \(compared) cases\n\(tally.text)"
      + (rare.isEmpty ? "" : "  seen fewer than \(needed) times: \(words)\n")
  }

  /// For programs: an object.
  public var json: JSONValue {
    var members = [
      JSONMember("suite", .string(suite)), JSONMember("firstSeed", .int(Int64(seeds.lowerBound))),
      JSONMember("compared", .int(Int64(compared))), JSONMember("needed", .int(Int64(needed))),
      JSONMember("seen", tally.json),
      JSONMember("rare", .array(rare.map(JSONValue.string))),
    ]
    if let difference {
      members.append(
        JSONMember(
          "difference",
          [
            "seed": .int(Int64(difference.seed)), "step": .int(Int64(difference.step)),
            "a": .string(difference.one.shown), "b": .string(difference.other.shown),
            "case": .string(difference.asCase),
          ]
        )
      )
    }
    return .object(members)
  }
}
