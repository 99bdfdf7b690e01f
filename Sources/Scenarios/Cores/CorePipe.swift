internal import DriverScenarios
internal import Processes
public import ScenarioKit
internal import Synchronization

/// Another program's cores: commands go to it, and its answers come back in their order.
///
/// A core decides at once, so whoever asks waits. Where something is wrong with the program it is ended; the
/// first thing that was is its `fault`, and nothing is answered from then on.
public final class CorePipe: Sendable {
  private struct State {
    var process: SubjectProcess?
    /// The number of the last command.
    var number: Int64 = 0
    /// The number of the command whose answer is read next.
    var awaited: Int64 = 1
    /// How many cores there were.
    var cores = 0
    var fault: ScenarioSubjectFault?
  }

  private let limit: Duration
  private let state: Mutex<State>

  /// Starts a program and asks what it is.
  ///
  /// - Parameter name: the core that it has to have.
  /// - Throws: why it cannot be spoken to.
  public init(_ command: SubjectCommand, core name: String) throws(ScenarioSubjectFault) {
    limit = command.limit
    do throws(ProcessError) {
      state = Mutex(State(process: try SubjectProcess(command)))
    } catch {
      throw ScenarioSubjectFault("it cannot be started: \(error)")
    }
    let greeting = [JSONMember("cmd", "hello"), JSONMember("protocol", 1)]
    guard let answer = ask(greeting) else { throw fault ?? ScenarioSubjectFault("it has ended") }
    guard try SubjectGreeting(answer).cores.contains(name) else {
      fail(ScenarioSubjectFault("it has no core `\(name)`"))
      throw ScenarioSubjectFault("it has no core `\(name)`")
    }
  }

  /// What was wrong with the program first.
  public var fault: ScenarioSubjectFault? { state.withLock { $0.fault } }

  /// The number of a new core.
  func newCore() -> Int {
    state.withLock { state in
      state.cores += 1
      return state.cores
    }
  }

  /// Gives a command and waits for the answer; nil after a fault.
  func ask(_ members: [JSONMember]) -> JSONValue? {
    send(members) ? receive() : nil
  }

  /// Gives a command, which the program may take its time over; false after a fault.
  func send(_ members: [JSONMember]) -> Bool {
    state.withLock { state in
      state.number += 1
      let line = JSONValue.object([JSONMember("seq", .int(state.number))] + members).json
      state.process?.write(line)
      return state.process != nil
    }
  }

  /// Waits for the answer to the first command that has none; nil after a fault.
  func receive() -> JSONValue? {
    let (exchange, number) = state.withLock { state in
      defer { state.awaited += 1 }
      return (state.process?.readLine(within: limit), state.awaited)
    }
    switch exchange {
    case .answer(let line): return take(line, number)
    case .tooMuch: fail(ScenarioSubjectFault("it answers with more than a line"))
    case .endless: fail(ScenarioSubjectFault("it answers with a line that does not end"))
    case .closed: fail(ScenarioSubjectFault("it has ended"))
    case .late: fail(ScenarioSubjectFault("it did not answer within \(limit)"))
    case nil: break
    }
    return nil
  }

  /// Takes note of what is wrong, unless something was before, and ends the program.
  func fail(_ fault: ScenarioSubjectFault) {
    state.withLock { state in
      if state.fault == nil { state.fault = fault }
      state.process?.kill()
      state.process = nil
    }
  }

  /// Says goodbye, and sees to it that the program ends.
  public func close() {
    state.withLock { state in
      state.number += 1
      let bye: JSONValue = ["seq": .int(state.number), "cmd": "bye"]
      state.process?.end(within: .seconds(2), farewell: bye.json)
      state.process = nil
    }
  }

  private func take(_ line: [UInt8], _ number: Int64) -> JSONValue? {
    guard let answer = try? JSONValue(json: line), answer["seq"] == .int(number) else {
      let text = String(decoding: line.prefix(300), as: UTF8.self)
      fail(ScenarioSubjectFault("it answers with something else than was asked", help: text))
      return nil
    }
    guard let error = answer["error"] ?? answer["unsupported"] else { return answer }
    fail(
      ScenarioSubjectFault(
        "it says that it failed: \(error["message"]?.string ?? error.text)",
        help: error["trace"]?.string
      )
    )
    return nil
  }
}
