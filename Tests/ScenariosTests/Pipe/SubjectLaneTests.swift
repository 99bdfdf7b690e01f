import Foundation
import ScenarioKit
import Scenarios
import Testing

/// What becomes of a run where the program misbehaves in the second of three cases.
@Suite("A subject over the pipe", .serialized)
struct SubjectLaneTests {
  /// How a program misbehaves, and what is told of the case.
  struct Fault: Sendable, CustomTestStringConvertible {
    let mode: String
    let message: String
    let help: String?
    var limit = Duration.seconds(10)

    init(_ mode: String, _ message: String, _ help: String? = nil, limit: Duration = .seconds(10)) {
      (self.mode, self.message, self.help, self.limit) = (mode, message, help, limit)
    }

    var testDescription: String { mode }
  }

  private func run(
    _ command: SubjectCommand,
    _ suite: ScenarioSuite,
    jobs: Int = 1
  ) async -> ScenarioReport {
    let lanes = (0..<jobs).map { _ in SubjectLane(command) }
    let report = await SubjectLane.run(suite, known: .none, only: .all, on: lanes)
    for lane in lanes { await lane.close() }
    return report
  }

  private func outcomes(_ report: ScenarioReport) -> [String] {
    report.results.map { result in
      switch result.outcome {
      case .passed: "passed"
      case .failed(let faults): "failed: \(faults[0].message)"
      case .error(let fault): fault.message
      case .skipped(let skip): "skipped: \(skip.why), \(skip.issue ?? "")"
      case .knownFailure, .unexpectedPass: "known"
      }
    }
  }

  @Test(
    "that misbehaves is charged for the one case, with what it said, and the others run",
    arguments: [
      Fault(
        "crash",
        "it ended with status 3, without an answer to `step`",
        "its standard error:\na door fell off"
      ),
      Fault("signal", "it was ended by signal 11, without an answer to `step`"),
      Fault(
        "hang",
        "it does not answer `step` within 2.0 seconds, and was ended",
        limit: .seconds(2)
      ),
      Fault(
        "child",
        "it does not answer `step` within 2.0 seconds, and was ended",
        limit: .seconds(2)
      ),
      Fault(
        "escaped",
        "it does not answer `step` within 2.0 seconds, and was ended",
        limit: .seconds(2)
      ),
      Fault(
        "rubbish",
        "it answers with something that is no JSON object",
        "the line: Opening the door …"
      ),
      Fault("list", "it answers with something that is no JSON object", "the line: [6]"),
      Fault(
        "number",
        "it answers command 7, and was given command 6",
        #"the line: {"seq":7,"seen":{"turns":2}}"#
      ),
      Fault("nameless", "its answer has no `seq`", #"the line: {"seen":{"turns":2}}"#),
      Fault("empty", "its answer has no `seen`", #"the line: {"seq":6}"#),
      Fault(
        "twice",
        "it answers `step` with more than a line",
        #"the line: {"seq": 6, "seen": {"turns": 2}}"#
      ),
      Fault("endless", "it answers `step` with a line that does not end"),
      Fault("error", "it says that it failed: no key", "at Door.kt:7"),
      Fault("unsupported", "it says that it cannot do:judge"),
    ]
  )
  func charged(_ fault: Fault) async throws {
    guard let command = try Doors.command(fault.mode, limit: fault.limit) else { return }
    let report = await run(command, try Doors.suite())
    #expect(outcomes(report) == ["passed", fault.message, "passed"])
    guard case .error(let told) = report.results[1].outcome else { return }
    #expect(told.moment == .step(0, "judge"))
    #expect(told.help == fault.help)
  }

  @Test("that writes far more to its standard error than a pipe holds is not held up")
  func flood() async throws {
    guard let command = try Doors.command("flood") else { return }
    let report = await run(command, try Doors.suite())
    #expect(outcomes(report) == ["passed", "passed", "passed"])
  }

  @Test(
    "that shows something else fails, with what it wrote to its standard error where that is asked for",
    arguments: [true, false]
  )
  func wrong(tellsErrors: Bool) async throws {
    guard let command = try Doors.command("wrong", tellsErrors: tellsErrors) else { return }
    let report = await run(command, try Doors.suite())
    #expect(outcomes(report)[0] == "passed" && outcomes(report)[2] == "passed")
    guard case .failed(let faults) = report.results[1].outcome else {
      Issue.record("\(report.results[1].outcome)")
      return
    }
    #expect(faults.map(\.message) == ["/turns: 2 ≠ 4"])
    #expect(faults[0].help == (tellsErrors ? "its standard error:\nturned twice too often" : nil))
  }

  @Test("that skips a case says why, and where that is dealt with")
  func skipped() async throws {
    guard let command = try Doors.command("skip") else { return }
    let report = await run(command, try Doors.suite())
    #expect(
      outcomes(report) == ["passed", "skipped: no such door, https://example.org/7", "passed"]
    )
  }

  @Test("that does not read is ended, however much it is given")
  func deaf() async throws {
    guard let command = try Doors.command("deaf", limit: .seconds(2)) else { return }
    let report = await run(command, try Doors.suite(bytes: 1 << 20))
    let message = "it does not answer `begin` within 2.0 seconds, and was ended"
    #expect(outcomes(report) == [message, message, message])
  }

  @Test("that lies about its protocol, or is not there, is not judged at all")
  func greeting() async throws {
    guard let command = try Doors.command("protocol") else { return }
    let lie = await #expect(throws: ScenarioSubjectFault.self) {
      try await SubjectLane(command).greeted()
    }
    #expect(lie?.message == "it speaks protocol 2, and this is protocol 1")
    let absent = await #expect(throws: ScenarioSubjectFault.self) {
      try await SubjectLane(SubjectCommand(program: "/nowhere/x", arguments: [])).greeted()
    }
    #expect(absent?.message.hasPrefix("it cannot be started: ") == true)
  }

  @Test("is given up after three starts in a row that failed")
  func givenUp() async throws {
    let lane = SubjectLane(SubjectCommand(program: "/bin/false", arguments: []))
    var messages: [String] = []
    for _ in 0..<4 {
      let fault = await #expect(throws: ScenarioSubjectFault.self) { try await lane.greeted() }
      messages.append(fault?.message ?? "")
    }
    #expect(messages[0] == "it ended with status 1, without an answer to `hello`")
    #expect(messages[3] == "it could not be started 3 times in a row")
  }

  @Test("runs in several programs at once, each case in one, the results in the file's order")
  func jobs() async throws {
    guard let command = try Doors.command("crash") else { return }
    let report = await run(command, try Doors.suite(), jobs: 3)
    #expect(report.results.map(\.scenario.id) == ["doors/one", "doors/two", "doors/three"])
    #expect(
      outcomes(report) == [
        "passed", "it ended with status 3, without an answer to `step`", "passed",
      ]
    )
  }

  #if os(Linux)
    @Test("leaves no program behind, neither running nor dead")
    func zombies() async throws {
      for mode in ["crash", "hang", "child", "good"] {
        guard let command = try Doors.command(mode, limit: .seconds(2)) else { return }
        _ = await run(command, try Doors.suite())
      }
      let mine = "\(ProcessInfo.processInfo.processIdentifier)"
      let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
        let read: (String) -> String? = {
          try? String(contentsOfFile: "/proc/\(name)/\($0)", encoding: .utf8)
        }
        guard let stat = read("stat"), stat.split(separator: " ")[3] == mine else { return false }
        return stat.contains("(python3) Z") || read("cmdline")?.contains("doors.py") == true
      }
      #expect(left == [])
    }
  #endif
}
