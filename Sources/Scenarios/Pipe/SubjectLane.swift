internal import Processes
public import ScenarioKit

/// One program at a time, started anew where it failed: what one job of a run works with.
///
/// Whatever is wrong with a program is thrown to the case that runs, and the next case has a new one.
public actor SubjectLane {
  let command: SubjectCommand
  private let thread = SubjectThread()
  private var process: SubjectProcess?
  private var greeting: SubjectGreeting?
  /// The number of the last command.
  private var number: Int64 = 0
  /// How often in a row it could not be started.
  private var failedStarts = 0

  private static let mostFailedStarts = 3
  /// The least time that a program has to start: a virtual machine takes its time on a busy one.
  private static let leastPatience = Duration.seconds(10)

  /// Where the lane works: it waits for the program, which may take long.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe thread.asUnownedSerialExecutor()
  }

  /// Makes a lane; nothing is started yet.
  public init(_ command: SubjectCommand) { self.command = command }

  /// Starts the program, unless it runs, and asks what it is.
  public func greeted() throws(ScenarioSubjectFault) -> SubjectGreeting {
    if process != nil, let greeting { return greeting }
    if failedStarts == Self.mostFailedStarts {
      throw ScenarioSubjectFault("it could not be started \(failedStarts) times in a row")
    }
    failedStarts += 1
    do throws(ProcessError) {
      process = try SubjectProcess(command)
    } catch {
      throw ScenarioSubjectFault("it cannot be started: \(error)")
    }
    number = 0
    let patience = max(command.limit, Self.leastPatience)
    let answer = try ask("hello", [JSONMember("protocol", 1)], within: patience)
    do throws(ScenarioSubjectFault) {
      let said = try SubjectGreeting(answer)
      if let greeting, said != greeting {
        throw ScenarioSubjectFault("it says something else of itself than it did before")
      }
      greeting = said
      failedStarts = 0
      return said
    } catch {
      throw failed(error.message, line: answer.text)
    }
  }

  /// Begins a case.
  func begin(_ id: String, of suite: String, _ given: JSONValue) throws {
    process?.forgetErrors()
    _ = try greeted()
    let answer = try ask(
      "begin",
      [
        JSONMember("suite", .string(suite)), JSONMember("case", .string(id)),
        JSONMember("given", given),
      ]
    )
    if let why = answer["skipped"]?.string {
      throw ScenarioSkip(why, issue: answer["issue"]?.string)
    }
    guard answer["ok"] == true else { throw refused(answer, wanted: "`\"ok\": true`") }
  }

  /// Takes a step.
  func step(_ step: JSONValue) throws -> JSONValue {
    let answer = try ask("step", [JSONMember("step", step)])
    guard let seen = answer["seen"] else { throw refused(answer, wanted: "`seen`") }
    return seen
  }

  /// Ends the case.
  func finish() throws -> JSONValue {
    // After a fault there is nobody to finish it.
    if process == nil { throw ScenarioSubjectFault("it has ended") }
    let answer = try ask("finish", [])
    guard let seen = answer["seen"] else { throw refused(answer, wanted: "`seen`") }
    return seen
  }

  /// Says goodbye, and sees to it that the program ends.
  public func close() {
    guard let process else { return }
    self.process = nil
    number += 1
    let bye: JSONValue = ["seq": .int(number), "cmd": "bye"]
    process.end(within: .seconds(2), farewell: bye.json)
  }

  /// What the program wrote to its standard error during the case that ended last.
  func errors() -> String? {
    // It comes by another way than the answers, and may be on it still.
    process?.readErrors(within: .milliseconds(50))
    return process?.errors.text
  }

  // MARK: - One command

  private func ask(
    _ name: String,
    _ members: [JSONMember],
    within patience: Duration? = nil
  ) throws(ScenarioSubjectFault) -> JSONValue {
    guard let process else { throw ScenarioSubjectFault("it has ended") }
    number += 1
    let command = [JSONMember("seq", .int(number)), JSONMember("cmd", .string(name))] + members
    let limit = patience ?? self.command.limit
    switch process.exchange(JSONValue.object(command).json, within: limit) {
    case .answer(let line): return try answer(line)
    case .tooMuch(let line, let more):
      _ = try answer(line)
      throw failed("it answers `\(name)` with more than a line", line: Self.cut(more))
    case .endless: throw failed("it answers `\(name)` with a line that does not end")
    case .late: throw failed("it does not answer `\(name)` within \(limit), and was ended")
    case .closed:
      let how = process.end(within: .seconds(1))
      throw failed("it \(how), without an answer to `\(name)`")
    }
  }

  private func answer(_ line: [UInt8]) throws(ScenarioSubjectFault) -> JSONValue {
    guard let answer = try? JSONValue(json: line), answer.members != nil else {
      throw failed("it answers with something that is no JSON object", line: Self.cut(line))
    }
    guard let said = answer["seq"] else {
      throw failed("its answer has no `seq`", line: answer.text)
    }
    guard said == .int(number) else {
      throw failed(
        "it answers command \(said.text), and was given command \(number)",
        line: answer.text
      )
    }
    return answer
  }

  /// What is wrong where an answer is not the one there should be; the program is in order.
  private func refused(_ answer: JSONValue, wanted: String) -> ScenarioSubjectFault {
    if let error = answer["error"] {
      let trace = error["trace"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      let notes = [trace, process?.errors.text.map { "its standard error:\n\($0)" }]
      let help = notes.compactMap(\.self).joined(separator: "\n")
      return ScenarioSubjectFault(
        "it says that it failed: \(error["message"]?.string ?? error.text)",
        help: help.isEmpty ? nil : help
      )
    }
    if let what = answer["unsupported"]?.string {
      return ScenarioSubjectFault("it says that it cannot \(what)")
    }
    return failed("its answer has no \(wanted)", line: answer.text)
  }

  /// What is wrong with the program, which is ended for it.
  private func failed(_ message: String, line: String? = nil) -> ScenarioSubjectFault {
    let process = process
    self.process = nil
    process?.kill()
    process?.end(within: .seconds(1))
    process?.readErrors(within: .milliseconds(500))
    let notes = [
      line.map { "the line: \($0.count > 300 ? $0.prefix(300) + "…" : $0)" },
      process?.errors.text.map { "its standard error:\n\($0)" },
    ].compactMap(\.self)
    return ScenarioSubjectFault(
      message,
      help: notes.isEmpty ? nil : notes.joined(separator: "\n")
    )
  }

  private static func cut(_ line: [UInt8]) -> String {
    String(decoding: line.prefix(2000).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
