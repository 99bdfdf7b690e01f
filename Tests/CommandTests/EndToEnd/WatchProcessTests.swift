import Foundation
import TestSupport
import Testing

/// The real process, whose time is the machine's: it is waited for, never for so long.
@Suite("A watch as a process")
struct WatchProcessTests {
  private static let files = [
    "bottle.yaml": "words: {source: en}\nios: {}\n",
    "i18n/en.json": #"{"driverApp": {"title": "Rounds"}}"#,
  ]

  @Test(
    "it follows a change, lets others generate meanwhile, and ends well when it is asked to",
    arguments: [SIGINT, SIGTERM]
  )
  func signals(number: Int32) throws {
    let project = try TemporaryFolder(holding: Self.files)
    let watch = try Watching(in: project)
    try watch.wait(for: "Ctrl-C ends it")
    #expect(try Run(["generate"], in: project.url).status == 0)
    try project.write("i18n/en.json", #"{"driverApp": {"title": "Trips"}}"#.utf8)
    try watch.wait(for: "i18n/en.json (driverApp.title) → updated ")
    #expect(try Run(["check"], in: project.url).status == 0)
    kill(watch.process.processIdentifier, number)
    watch.process.waitUntilExit()
    #expect(watch.process.terminationReason == .exit)
    #expect(watch.process.terminationStatus == 0)
    #expect(project.paths.filter { $0.contains(".bottle") } == [])
  }

  @Test("it ends when nobody can read it any more")
  func closedPipe() throws {
    let project = try TemporaryFolder(holding: Self.files)
    let process = try Run.process(["generate", "--watch"], in: project.url)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    try pipe.fileHandleForWriting.close()
    #expect(!pipe.fileHandleForReading.availableData.isEmpty)
    try pipe.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

/// A running watch, with what it has printed so far.
private struct Watching {
  let process: Process
  private let printed: URL

  init(in project: TemporaryFolder) throws {
    printed = project.url.appending(path: "printed.txt")
    try Data().write(to: printed)
    process = try Run.process(["generate", "--watch"], in: project.url)
    process.standardOutput = try FileHandle(forWritingTo: printed)
    process.standardError = process.standardOutput
    try process.run()
  }

  /// Waits until the process has printed a text; a minute at most, for a machine that is busy.
  func wait(for text: String) throws {
    var found = ""
    for _ in 0..<1200 {
      found = String(decoding: try Data(contentsOf: printed), as: UTF8.self)
      if found.contains(text) { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    process.terminate()
    Issue.record("no `\(text)` in \(found)")
  }
}
