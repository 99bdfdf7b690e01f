#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Serves subjects to `bottle scenarios run -- COMMAND`: commands come in on the standard input, a line
/// of JSON each, and the answers go to the standard output in their order.
///
///     await ScenarioPipe("ios", suites: [PipedSuite("delivery", on: DeliverySubject.init)]).serve()
///
/// What a subject has to tell people goes to the standard error.
public struct ScenarioPipe: Sendable {
  private let answers: ScenarioAnswers

  /// Makes a pipe.
  ///
  /// - Parameters:
  ///   - name: the subject's name, as known failures have it.
  ///   - version: the subject's version.
  ///   - suites: the suites that it can be judged by.
  ///   - cores: what decides in the world of another suite.
  public init(
    _ name: String,
    version: String = "1.0.0",
    suites: [PipedSuite],
    cores: [PipedCore] = []
  ) {
    answers = ScenarioAnswers(name, version: version, suites, cores: cores)
  }

  /// Answers until it is told `bye`, or the input ends.
  ///
  /// - Throws: where a line is no command, or nobody takes the answers.
  public func serve() async throws {
    while let line = readLine(), let answer = try await answers.answer(Array(line.utf8)) {
      print(String(decoding: answer, as: UTF8.self))
      // Whoever asked waits for it, and a pipe's buffer is full much later.
      guard fflush(nil) == 0 else { throw ScenarioSubjectFault("nobody takes the answers") }
    }
  }
}
