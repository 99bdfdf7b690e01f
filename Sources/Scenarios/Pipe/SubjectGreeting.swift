internal import ScenarioKit

/// What a program says of itself when it is greeted.
public struct SubjectGreeting: Hashable, Sendable {
  /// The subject's name, as known failures have it.
  public let name: String
  /// The suites that it can be judged by.
  public let suites: [String]
  /// What it decides in the world of another suite; a program that says nothing of it has none.
  public let cores: [String]

  /// Reads the answer to `hello`.
  ///
  /// - Throws: what is not as the protocol has it.
  init(_ answer: JSONValue) throws(ScenarioSubjectFault) {
    guard let version = answer["protocol"] else {
      throw ScenarioSubjectFault("it does not say which `protocol` it speaks")
    }
    guard version == 1 else {
      throw ScenarioSubjectFault("it speaks protocol \(version.text), and this is protocol 1")
    }
    guard let name = answer["subject"]?["name"]?.string, !name.isEmpty else {
      throw ScenarioSubjectFault("it does not say its name: `subject` has no `name`")
    }
    guard let suites = answer["suites"]?.items?.compactMap(\.string),
      suites.count == answer["suites"]?.items?.count
    else {
      throw ScenarioSubjectFault("it does not say which `suites` it can be judged by")
    }
    self.name = name
    self.suites = suites
    cores = answer["cores"]?.items?.compactMap(\.string) ?? []
  }
}
