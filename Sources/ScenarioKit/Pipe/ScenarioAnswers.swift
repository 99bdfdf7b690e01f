/// What subjects answer to the commands of `bottle scenarios run`.
actor ScenarioAnswers {
  private let name: String
  private let version: String
  private let suites: [PipedSuite]
  private var subject: (any ScenarioSubject)?
  private var cores: RunningCores

  init(
    _ name: String,
    version: String,
    _ suites: [PipedSuite],
    cores: [PipedCore]
  ) {
    self.name = name
    self.version = version
    self.suites = suites
    self.cores = RunningCores(cores)
  }

  /// The line that answers a line, without its end; nil once there is nothing more to answer.
  ///
  /// - Throws: where the line is no command, which only another program's fault can be.
  func answer(_ line: [UInt8]) async throws -> [UInt8]? {
    let command = try JSONValue(json: line, path: "command")
    if command["cmd"] == "bye" { return nil }
    let number = JSONMember("seq", command["seq"] ?? nil)
    let answer: [JSONMember]
    do {
      answer = try await members(of: command)
    } catch let skip as ScenarioSkip {
      let issue = skip.issue.map { JSONMember("issue", .string($0)) }
      answer = [JSONMember("skipped", .string(skip.why))] + [issue].compactMap(\.self)
    } catch let unsupported as ScenarioUnsupported {
      answer = [JSONMember("unsupported", .string(unsupported.what))]
    } catch {
      answer = [JSONMember("error", ["message": .string("\(error)"), "trace": ""])]
    }
    return JSONValue.object([number] + answer).json
  }

  private func members(of command: JSONValue) async throws -> [JSONMember] {
    switch command["cmd"]?.string {
    case "hello": return hello
    case "begin":
      let name = command["suite"]?.string ?? ""
      guard let suite = suites.first(where: { $0.name == name }) else {
        throw ScenarioUnsupported("suite:\(name)")
      }
      let subject = try await suite.make()
      try await subject.begin(command["given"] ?? [:])
      self.subject = subject
      return [JSONMember("ok", true)]
    case "step":
      return [JSONMember("seen", try await running.perform(command["step"] ?? [:]))]
    case "finish":
      let seen = try await running.finish()
      subject = nil
      return [JSONMember("seen", seen)]
    case "batch":
      var answers: [JSONValue] = []
      for command in command["commands"]?.items ?? [] {
        answers.append(.object(try await members(of: command)))
      }
      return [JSONMember("answers", .array(answers))]
    case let word?:
      guard word.hasPrefix("core.") else { throw ScenarioUnsupported("cmd:\(word)") }
      return try cores.answer(String(word.dropFirst(5)), command)
    case nil: throw ScenarioUnsupported("cmd:")
    }
  }

  private var hello: [JSONMember] {
    [
      JSONMember("protocol", 1),
      JSONMember(
        "subject",
        ["name": .string(name), "language": "swift", "version": .string(version)]
      ),
      JSONMember("suites", .array(suites.map { .string($0.name) })),
      JSONMember("cores", .array(cores.names.map { .string($0) })),
      JSONMember("can", []),
    ]
  }

  private var running: any ScenarioSubject {
    get throws {
      guard let subject else { throw ScenarioUnsupported("a step before a case has begun") }
      return subject
    }
  }
}
