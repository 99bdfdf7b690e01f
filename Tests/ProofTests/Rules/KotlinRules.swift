import Foundation
import TestSupport

/// The rules in Kotlin, in the jar that `scripts/driver-subject-kotlin` compiles where it is stale.
struct KotlinRules {
  /// What compiling and running them needs.
  static let tools = Tool.kotlin + [.junit, .hamcrest]
  /// Compiled once for all tests.
  static let compiled = Result { try KotlinRules() }
  /// The suites that they are judged by.
  static let suites = ["day", "delivery", "load", "position", "session", "stand-in"]
  /// Those that they are judged by over the pipe, where a suite may have its world in Swift.
  static let pipedSuites = suites + ["outbox"]

  private static let script = Checkout.root.appending(path: "scripts/driver-subject-kotlin").path
  private let folder: TemporaryFolder
  /// What runs them.
  let classpath: String

  private init() throws {
    folder = try TemporaryFolder("kotlin-rules")
    classpath = try Program.succeed([Self.script, "--classpath"], in: folder)
      .output.trimmingCharacters(in: .newlines)
  }

  /// The suites' test classes.
  static let suiteClasses = suites.map { suite in
    suite.split(separator: "-").map(\.capitalized).joined() + "Scenarios"
  }

  /// Runs test classes under JUnit 4; gives what it says.
  func junit(_ names: [String] = suiteClasses) throws -> String {
    let classes = names.map { "app.getbottle.driver.rules.junit." + $0 }
    return try inCheckout(
      [Tool.java.path ?? "", "-cp", classpath, "org.junit.runner.JUnitCore"] + classes
    ).output
  }

  /// Runs the real command with these words, then the words that start the rules.
  func bottle(_ command: URL, _ words: [String]) throws -> Program {
    try inCheckout([command.path] + words + [Self.script])
  }

  /// How many cases a suite has.
  static func count(_ suite: String) throws -> Int {
    let file = Checkout.root.appending(path: "spec/mobile/\(suite)-scenarios.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.firstMatch(of: /"caseCount": (\d+)/).flatMap { Int($0.1) } ?? 0
  }

  private func inCheckout(_ words: [String]) throws -> Program {
    let shell = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, Checkout.root.path]
    return try Program.run(shell + words, in: folder)
  }
}
