import Foundation
import TestSupport
import Testing

/// Kills the real process at random moments while it writes; `scripts/kill-generate` does it more
/// often than CI does.
@Suite("A process that is killed")
struct KillTests {
  private static let runs = number("BOTTLE_KILLS") ?? 100
  private static let seed = UInt64(number("BOTTLE_SEED") ?? 1)

  /// What the project is turned into, from each to any other: words change, locales and colours
  /// come and go.
  private static let states = [
    SampleProject(locales: ["de", "pl"]),
    SampleProject(locales: ["de", "fr", "pt-BR", "zh-Hans"], words: "second"),
    SampleProject(locales: [], words: "third", colors: ["primary", "border", "ring"]),
    SampleProject(locales: ["pl", "ar", "cy"], words: "fourth", colors: []),
  ]

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("leaves whole files, a check that tells the truth, and no orphan that is forgotten")
  func killed() throws {
    let trees = try Self.states.map { try GeneratedTree(from: $0.sources) }
    let project = try TemporaryFolder(holding: Self.states[0].sources)
    #expect(try Run(["generate"], in: project.url).status == 0)
    var random = SeededGenerator(seed: Self.seed)
    var strikes = Strikes()
    var current = 0
    for run in 0..<Self.runs {
      let next = Self.other(than: current, &random)
      try Self.change(project, to: Self.states[next])
      try Self.kill(in: project, at: strikes.moment(&random))

      let stopped = try GeneratedTree(of: project.url)
      let (old, new) = (trees[current], trees[next])
      strikes.count(stopped, from: old, to: new)
      #expect(stopped.torn(between: old, and: new).isEmpty, "run \(run)")
      if stopped.manifest == old.manifest { #expect(stopped.outputs == old.outputs, "run \(run)") }
      if stopped.manifest == new.manifest { #expect(stopped.outputs == new.outputs, "run \(run)") }

      // The inputs may have changed again before anybody looks.
      current = Bool.random(using: &random) ? next : Self.other(than: next, &random)
      try Self.change(project, to: Self.states[current])
      let check = try Run(["check"], in: project.url)
      #expect(check.drift == stopped.drift(from: trees[current]), "run \(run)")
      #expect(check.status == (check.drift.isEmpty ? 0 : 1), "run \(run)")
      #expect(try Run(["generate"], in: project.url).status == 0, "run \(run)")
      #expect(try GeneratedTree(of: project.url) == trees[current], "run \(run)")
    }
    print("\(Self.runs) runs killed, seed \(Self.seed):\n\(strikes.histogram)")
    #expect(strikes.whileWriting > Self.runs / 4, "too few struck while files were written")
  }

  private static func other(than state: Int, _ random: inout SeededGenerator) -> Int {
    (state + Int.random(in: 1..<states.count, using: &random)) % states.count
  }

  private static func change(_ project: TemporaryFolder, to state: SampleProject) throws {
    try project.remove("i18n")
    for (path, text) in state.sources { try project.write(path, text) }
  }

  /// Starts `generate` and kills it: so long after it started, or after it began to write.
  private static func kill(in project: TemporaryFolder, at moment: Strikes.Moment) throws {
    let manifest = project.path("generated/manifest").path
    let before = number(of: manifest)
    let process = try Run.process(["generate"], in: project.url)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    switch moment {
    case .afterStart(let delay): usleep(delay)
    case .afterFirstWrite(let delay):
      while process.isRunning, number(of: manifest) == before { usleep(50) }
      usleep(delay)
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Which file stands at a path: another after each replacement.
  private static func number(of path: String) -> UInt64 {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
  }
}
