import Foundation
import Processes
import Testing

@Suite("A program that was started")
struct ChildProcessTests {
  private static func shell(_ script: String, mergingErrors: Bool = false) throws -> ChildProcess {
    try ChildProcess("/bin/sh", ["-c", script], mergingErrors: mergingErrors)
  }

  /// All that a program writes to its standard output until it closes it.
  private static func output(of child: ChildProcess) -> String {
    var bytes: [UInt8] = []
    while true {
      switch child.next(until: .now + .seconds(10)) {
      case .output(let more): bytes += more
      case .errors, .errorsEnded, .inputClosed: continue
      case .outputEnded, .late: return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  @Test func whatIsWrittenToItComesInOneAfterAnother() throws {
    let child = try Self.shell("while read -r word; do echo \"<$word>\"; done")
    child.write(Array("one\n".utf8))
    #expect(child.next(until: .now + .seconds(10)) == .output(Array("<one>\n".utf8)))
    child.write(Array("two\n".utf8))
    child.endInput()
    #expect(Self.output(of: child) == "<two>\n")
    #expect(child.end(within: .seconds(10)) == .status(0))
  }

  @Test func farMoreThanAPipeHoldsGoesBothWays() throws {
    let child = try ChildProcess("/bin/cat", [])
    let text = String(repeating: "0123456789abcdef", count: 100_000)
    child.write(Array(text.utf8))
    child.endInput()
    #expect(Self.output(of: child) == text)
  }

  @Test func itsTwoStreamsAreToldApartUnlessTheyAreMerged() throws {
    let apart = try Self.shell("echo no >&2")
    #expect(apart.next(until: .now + .seconds(10)) == .errors(Array("no\n".utf8)))
    let merged = try Self.shell("echo yes; echo no >&2", mergingErrors: true)
    #expect(Self.output(of: merged) == "yes\nno\n")
  }

  @Test(arguments: [("exit 7", ProcessEnding.status(7)), ("kill -TERM $$", .signal(15))])
  func howItEndedIsTold(_ script: String, _ ending: ProcessEnding) throws {
    let child = try Self.shell(script)
    #expect(child.end(within: .seconds(10)) == ending)
    #expect(child.end(within: .zero) == ending)
  }

  @Test func oneThatDoesNotEndIsEndedWithAllThatItStarted() throws {
    let child = try Self.shell("sleep 60 & echo $!; wait")
    guard case .output(let line) = child.next(until: .now + .seconds(10)) else {
      Issue.record("it wrote nothing")
      return
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    let sleeper = try #require(Int32(text))
    #expect(child.end(within: .milliseconds(50)) == nil)
    // Whoever adopts it may not have looked yet.
    for _ in 0..<100 where Program.isRunning(sleeper) { usleep(10_000) }
    #expect(!Program.isRunning(sleeper))
  }

  @Test func oneThatDoesNotReadIsNotWaitedForBeyondTheDeadline() throws {
    let child = try Self.shell("sleep 60")
    child.write([UInt8](repeating: 0, count: 1 << 20))
    #expect(child.next(until: .now + .milliseconds(50)) == .late)
  }

  @Test func oneThatHasClosedItsInputTakesNothingMore() throws {
    let child = try Self.shell("exec <&-; echo closed; sleep 60")
    #expect(child.next(until: .now + .seconds(10)) == .output(Array("closed\n".utf8)))
    child.write([0])
    #expect(child.next(until: .now + .seconds(10)) == .inputClosed)
  }

  @Test func whatThisProcessIgnoresItDoesNot() throws {
    // Starting any program makes this process ignore a pipe's end, and Ctrl-C.
    let child = try Self.shell("kill -INT $$; echo ignored")
    #expect(Self.output(of: child) == "")
    #expect(child.end(within: .seconds(10)) == .signal(2))
  }

  @Test func oneThatIsNotThereCannotBeStarted() {
    let error = #expect(throws: ProcessError.self) { try ChildProcess("/nowhere/x", []) }
    #expect("\(error.map(\.description) ?? "")" == "No such file or directory")
  }

  @Test func aProgramIsLookedForWhereItsNameIsNoPath() {
    #expect(ProgramPath.find("sh", from: "/", in: "/nowhere:/bin") == "/bin/sh")
    #expect(ProgramPath.find("bin/sh", from: "/usr/..", in: "") == "/usr/../bin/sh")
    #expect(ProgramPath.find("/bin/sh", from: "/usr", in: "") == "/bin/sh")
    #expect(ProgramPath.find("bin", from: "/", in: "/") == nil)
  }
}

private enum Program {
  /// Whether a process is there, and no dead one that nobody has asked after.
  static func isRunning(_ id: Int32) -> Bool {
    guard kill(id, 0) == 0 else { return false }
    let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    return status?.contains(") Z ") != true
  }
}
