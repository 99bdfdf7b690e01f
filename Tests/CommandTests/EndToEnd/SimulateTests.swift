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

  @Test(arguments: [
    ["--stories", "--exhaustive"], ["--stories", "--seed", "1"],
    ["--exhaustive", "--seconds", "1"],
    ["--stories", "--", "true"], ["--exhaustive", "--", "true"], ["two-writes"],
  ]) func eachWayTakesWhatIsItsOwn(_ words: [String]) throws {
    let run = try Run(["scenarios", "simulate"] + words, in: folder.url)
    #expect(run.status == 64)
  }

  @Test func aPlanThatIsNoneIsAskedAfter() throws {
    let run = try run("--exhaustive", "two-write")
    #expect(run.status == 64)
    #expect(
      run.errors == """
        bottle: error: there is no plan `two-write`
          = help: did you mean `two-writes`?

        """
    )
  }

  /// A program in the shell whose outbox core never asks for anything.
  private func core(_ greeting: String, answers: Bool = true) throws -> String {
    let effects = Array(repeating: #"{"effects":[]}"#, count: 64).joined(separator: ",")
    let text = ShellSubject.script(
      #"*'"cmd":"hello"'*) rest='"protocol":1,"subject":{"name":"sh"},"suites":[],\#(greeting)' ;;"#,
      #"*'"cmd":"batch"'*) \#(answers ? "" : "exit;") rest='"answers":[\#(effects)]' ;;"#,
      "*) exit ;;"
    )
    try text.write(to: folder.path("core.sh"), atomically: true, encoding: .utf8)
    return folder.path("core.sh").path
  }

  @Test func anotherCoreHasToAskForTheSame() throws {
    let core = try core(#""cores":["outbox"]"#)
    let run = try run("--seeds", "0..9", "--jobs", "1", "--", "sh", core)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("\nseed 0: the program's core differs from ours at command "))
    #expect(run.output.contains("\n  told: {\"cmd\":\"core.handle\",\"core\":1,\"event\":{\"is\":"))
    #expect(run.output.contains("\n  ours: [{\"is\":"))
    #expect(run.output.contains("\n  its:  []\n"))
  }

  @Test func aProgramThatEndsIsToldOfWithItsSeeds() throws {
    let core = try core(#""cores":["outbox"]"#, answers: false)
    let run = try run("--seeds", "3..4", "--jobs", "1", "--", "sh", core)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("\nseeds 3 to 4: it has ended\n"))
  }

  @Test func aProgramWithoutThatCoreCannotBeCompared() throws {
    let run = try run("--seeds", "0..9", "--", "sh", try core(#""cores":[]"#))
    #expect(run.status == 2)
    #expect(run.errors.contains("the program cannot be compared: it has no core `outbox`"))
  }
}
