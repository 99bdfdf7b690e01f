import Foundation
import TestSupport
import Testing

@Suite("Two runs at once")
struct TwoRunsTests {
  private static let old = SampleProject().sources
  private static let new = SampleProject(locales: ["fr", "pl"], words: "second").sources

  /// A run that has been started.
  private static func start(_ verb: String, in project: TemporaryFolder) throws -> Process {
    let process = try Run.process([verb], in: project.url)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test("four that do the same leave what one would, and a check meanwhile does not stumble")
  func same() throws {
    let project = try TemporaryFolder(holding: Self.old)
    let verbs = ["generate", "generate", "check", "generate", "generate", "check"]
    let processes = try verbs.map { try Self.start($0, in: project) }
    for process in processes { process.waitUntilExit() }
    // A check may meet files that are still to come; a generate may have waited too long.
    for (verb, process) in zip(verbs, processes) {
      #expect((verb == "check" ? [0, 1] : [0, 2]).contains(process.terminationStatus))
    }
    #expect(processes.contains { $0.terminationStatus == 0 })
    #expect(try GeneratedTree(of: project.url) == GeneratedTree(from: Self.old))
    #expect(try Run(["check"], in: project.url).status == 0)
  }

  @Test("the one that is started after the sources changed has the last word", arguments: 0..<8)
  func changed(delay: UInt32) throws {
    let project = try TemporaryFolder(holding: Self.old)
    #expect(try Run(["generate"], in: project.url).status == 0)
    for path in Self.old.keys { try project.remove(path) }
    for (path, text) in SampleProject(words: "meanwhile").sources { try project.write(path, text) }

    let first = try Self.start("generate", in: project)
    usleep(delay * 10_000)
    for (path, text) in Self.new { try project.write(path, text) }
    try project.remove("i18n/de.json")
    var second = try Run(["generate"], in: project.url)
    first.waitUntilExit()
    // On a busy machine either may have waited too long for the other.
    while second.errors.contains("another run of bottle is writing") {
      second = try Run(["generate"], in: project.url)
    }
    #expect(second.status == 0, "\(second.errors)")
    #expect(try GeneratedTree(of: project.url) == GeneratedTree(from: Self.new))
    #expect(try Run(["check"], in: project.url).status == 0)
  }
}
