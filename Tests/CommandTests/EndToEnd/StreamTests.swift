import Foundation
import TestSupport
import Testing

@Suite("Streams")
struct StreamTests {
  private func status(_ arguments: [String], output: FileHandle) throws -> (
    Int32, Process.TerminationReason
  ) {
    let process = try Run.process(arguments, in: URL(filePath: "/"))
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason)
  }

  @Test("a reader that has gone away ends nothing and changes no status")
  func closedPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try status(["--help"], output: pipe.fileHandleForWriting)
    #expect(result == (0, .exit))
  }

  @Test(
    "results that cannot be written are a failure",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
  )
  func fullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try status(["--help"], output: full)
    #expect(result == (2, .exit))
  }

  @Test(
    "into a file there is no colour, unless it is asked for",
    arguments: [
      ([], [:], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
      ([], ["FORCE_COLOR": "1"], true),
    ] as [([String], [String: String], Bool)]
  )
  func color(options: [String], environment: [String: String], isColored: Bool) throws {
    let project = try TemporaryFolder(holding: ["bottle.yaml": "prefx: Gas"])
    let run = try Run(["check"] + options, in: project.url, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColored)
    #expect(run.output.contains("prefx"))
  }
}
