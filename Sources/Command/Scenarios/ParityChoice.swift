internal import DriverScenarios
internal import ScenarioKit
internal import Scenarios

/// Two subjects, each a program or the reference rules, to be compared.
struct ParityChoice: Sendable {
  /// Their names in reports.
  let names: (one: String, other: String)
  private let commands: (one: SubjectCommand?, other: SubjectCommand?)
  private let lanes: (one: SubjectLane?, other: SubjectLane?)
  private let seeds: Range<UInt64>

  /// How often each word has to be seen where there are seeds enough.
  static let enough = 50
  /// From how many seeds on.
  static let manySeeds = 10_000

  init(_ session: Session) throws {
    let invocation = session.invocation
    let limit = Duration.seconds(try invocation.number(of: .timeout, in: 1...3600) ?? 10)
    func command(_ option: Option) throws -> SubjectCommand? {
      let words = (invocation.value(of: option) ?? "").split(separator: " ").map(String.init)
      return try session.subject(words, within: limit)
    }
    commands = (try command(.sideA), try command(.sideB))
    lanes = (commands.one.map { SubjectLane($0) }, commands.other.map { SubjectLane($0) })
    names = (lanes.one == nil ? "reference" : "a", lanes.other == nil ? "reference" : "b")
    let first = try invocation.number(of: .firstSeed, in: 0...Int(Int32.max)) ?? 0
    let count = try invocation.number(of: .seeds, in: 1...Int(Int32.max)) ?? Self.manySeeds
    seeds = UInt64(first)..<UInt64(first + count)
  }

  /// Compares the two over a suite; nil where nothing makes cases of it.
  func result(over suite: SuiteWithSchema, _ line: ProgressLine) async throws -> ParityResult? {
    let name = suite.suite.name
    guard ScenarioGenerator.all.contains(where: { $0.suite == name }) else { return nil }
    let cores = (
      one: commands.one.map { CoreLane($0, core: name) },
      other: commands.other.map { CoreLane($0, core: name) }
    )
    let run = ParityRun(
      name,
      try side(names.one, of: name, on: lanes.one, cores.one),
      try side(names.other, of: name, on: lanes.other, cores.other)
    )
    guard let run else { return nil }
    var tally = ParityTally(suite)
    var compared = 0
    let difference = await run.firstDifference(over: seeds) { _, scenario, answers in
      tally.take(scenario, answers)
      compared += 1
      if compared.isMultiple(of: 100) { line.now("\(name): \(compared) of \(seeds.count) cases") }
    }
    await cores.one?.close()
    await cores.other?.close()
    return ParityResult(
      suite: name,
      seeds: seeds,
      names: names,
      compared: compared,
      difference: difference,
      tally: tally,
      needed: seeds.count >= Self.manySeeds ? Self.enough : 0
    )
  }

  /// Sees to it that the programs end.
  func close() async {
    await lanes.one?.close()
    await lanes.other?.close()
  }

  private func side(
    _ name: String,
    of suite: String,
    on lane: SubjectLane?,
    _ cores: CoreLane?
  ) throws -> ParitySide {
    if let lane, let cores { return ParitySide(name, of: suite, on: lane, cores: cores) }
    guard let subject = ReferenceSubject.of(suite) else {
      throw Failure(message: "there are no reference rules for `\(suite)`")
    }
    return ParitySide(name, on: subject.make)
  }
}
