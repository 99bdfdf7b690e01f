import Foundation
import TestSupport
import Testing

/// Every verb in every state of a project, in every format: what it ends with and prints.
@Suite("Exit statuses")
struct ExitStatusTests {
  /// What a run meets.
  enum Condition: CaseIterable {
    case inSync
    case drift
    case editedByHand
    case error
    case warning
    case unreadable
    case noProject
    case badCommandLine

    /// What each verb ends with.
    func status(_ verb: String) -> Int32 {
      switch self {
      case .inSync, .warning: 0
      case .drift: verb == "check" ? 1 : 0
      case .editedByHand: verb == "lint" ? 0 : 1
      case .error: 1
      case .unreadable, .noProject: 2
      case .badCommandLine: 64
      }
    }

    /// How many problems each verb reports; nil where it reports none at all.
    func problems(_ verb: String) -> Int? {
      switch self {
      case .inSync: 0
      case .drift: verb == "check" ? 2 : 0
      case .editedByHand: verb == "lint" ? 0 : 1
      case .error, .warning: 1
      case .unreadable, .noProject, .badCommandLine: nil
      }
    }
  }

  private static let polish = "i18n/pl.json"
  private static let strings = "generated/android/res/values-pl/strings.xml"

  private func project(_ condition: Condition) throws -> TemporaryFolder {
    let isWarned = condition == .warning
    let texts = #"{"driverApp": {"\#(isWarned ? "tab" : "title")": "Rounds"}}"#
    let project = try TemporaryFolder(holding: [
      "bottle.yaml": "words: {source: en}\nandroid: {}\nios: {}\n",
      "i18n/en.json": texts, Self.polish: texts,
    ])
    #expect(try Run(["generate"], in: project.url).status == 0)
    switch condition {
    case .inSync, .warning, .badCommandLine: break
    case .drift: try project.write(Self.polish, #"{"driverApp": {"title": "Kursy"}}"#)
    case .editedByHand: try project.write(Self.strings, try project.text(Self.strings) + "<!-- -->")
    case .error: try project.write(Self.polish, #"{"driverApp": {"title": "{"}}"#)
    case .noProject: try project.remove("bottle.yaml")
    case .unreadable:
      try FileManager.default.setAttributes(
        [.posixPermissions: 0],
        ofItemAtPath: project.path(Self.polish).path
      )
    }
    return project
  }

  @Test(
    "by verb, condition and format",
    arguments: Condition.allCases,
    ["text", "github", "json", "sarif"]
  )
  func table(condition: Condition, format: String) throws {
    if condition == .unreadable, !Run.User.unprivileged.canRun { return }
    let user: Run.User = condition == .unreadable ? .unprivileged : .own
    // The last of them writes.
    for verb in ["check", "lint", "generate"] {
      let project = try project(condition)
      let extra = condition == .badCommandLine ? ["--frce"] : []
      let run = try Run([verb, "--format", format] + extra, in: project.url, as: user)
      #expect(run.status == condition.status(verb), "\(verb): \(run.output)\(run.errors)")
      guard let problems = condition.problems(verb) else {
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("bottle: error: "), "\(run.errors)")
        continue
      }
      #expect(try count(run.output, format) == problems, "\(verb): \(run.output)")
    }
  }

  /// How many problems a report tells.
  private func count(_ output: String, _ format: String) throws -> Int {
    switch format {
    case "text":
      return output.split(separator: "\n").count { $0.contains(#/(error|warning)\[[a-z/-]+\]: /#) }
    case "github":
      return output.split(separator: "\n").count { $0.contains(#/^::(error|warning) /#) }
    default:
      let document = try #require(
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      )
      if format == "json" { return try #require(document["diagnostics"] as? [Any]).count }
      let runs = try #require(document["runs"] as? [[String: Any]])
      return try #require(runs.first?["results"] as? [Any]).count
    }
  }
}
