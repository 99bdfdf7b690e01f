import Foundation
import TestSupport
import Testing

/// The verb that runs the outbox in simulated worlds; it needs no project.
@Suite("scenarios simulate")
struct SimulateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(holding: [:])
  }

  private func run(_ words: String...) throws -> Run {
    try Run(["scenarios", "simulate"] + words, in: folder.url)
  }

  @Test func saysWhichSeedsItTriedAndWhatHappenedInThem() throws {
    let run = try run("--seeds", "0..39", "--jobs", "2")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("every rule held: seeds 0 to 39, ") == true)
    #expect(lines.dropFirst().first?.hasPrefix("  seeds ") == true)
    #expect(lines.dropFirst().first?.hasSuffix(" 40") == true)
    #expect(lines.contains { $0.hasPrefix("  power cuts ") })
  }

  @Test func theSameSeedsGiveTheSameCounts() throws {
    let one = try run("--seeds", "5..20", "--format", "json", "--jobs", "1")
    let other = try run("--seeds", "5..20", "--format", "json", "--jobs", "2")
    #expect(one.output == other.output)
    #expect(one.output.hasPrefix(#"{"version":1,"firstSeed":5,"nextSeed":21,"seeds":16,"steps":"#))
  }

  @Test func aTraceIsOfOneSeedAndInPlainWords() throws {
    let one = try run("--seed", "7", "--trace")
    #expect(one.status == 0, "\(one.errors)")
    #expect(one.output.contains("\nthe app is started\n"))
    #expect(one.output.contains("\ncalm: all faults end\n"))
    #expect(try run("--trace").status == 64)
  }

  @Test(arguments: ["9..3", "7", "a..b", "1.."]) func seedsAreARange(_ text: String) throws {
    let run = try run("--seeds", text, "--seconds", "1")
    #expect(run.status == (text == "1.." ? 0 : 64))
  }
}
