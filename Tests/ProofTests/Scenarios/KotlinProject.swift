import Foundation
import TestSupport
import Testing

/// A fresh project for the JVM: its suite, what `bottle generate` wrote for it, a subject and JUnit 4.
struct KotlinProject {
  /// Compiled once for all tests.
  static let compiled = Result { try KotlinProject() }

  /// What a project needs.
  static let tools = Tool.kotlin + [.junit, .hamcrest]

  private let folder: TemporaryFolder
  private static let suite = "spec/mobile/till-scenarios.json"
  private static let source = Checkout.proofs.appending(path: "Scenarios/project")

  /// Generates and compiles.
  private init() throws {
    folder = try TemporaryFolder("kotlin-scenarios")
    try Self.copy("bottle.yaml", to: folder)
    try Self.copySpec(to: folder)
    try Self.copy("src", to: folder)
    try Self.generate(in: folder)
    let problems = try Self.compile(in: folder)
    try #require(problems == "")
  }

  /// What the compiler says when the project's suite and its schema are others.
  static func problems(cases edit: (String) -> String, schema: (String) -> String) throws -> String
  {
    let folder = try TemporaryFolder("kotlin-new-word")
    try copy("bottle.yaml", to: folder)
    try copySpec(to: folder)
    try copy("src", to: folder)
    try folder.write(suite, edit(try folder.text(suite)))
    let path = "spec/mobile/schema/till-1.json"
    try folder.write(path, schema(try folder.text(path)))
    try generate(in: folder)
    return try compile(in: folder)
  }

  /// Runs the project's tests; gives what JUnit says.
  ///
  /// - Parameters:
  ///   - cases: makes the suite's file another.
  ///   - known: the known failures.
  ///   - isResource: whether the suite is a test resource and no project is around.
  func tests(
    cases edit: (String) -> String = { $0 },
    known: String? = nil,
    isResource: Bool = false
  ) throws -> String {
    let place = try TemporaryFolder("kotlin-run")
    try Self.copySpec(to: place)
    try place.write(Self.suite, edit(try place.text(Self.suite)))
    if let known { try place.write("spec/mobile/known-failures.json", known) }
    let elsewhere = try TemporaryFolder("kotlin-elsewhere")
    let resources = isResource ? [place.path("spec/mobile").path] : []
    let run = try run("ToldKt", resources: resources, in: isResource ? elsewhere : place)
    return run.errors.replacing(place.url.path, with: "PROJECT")
  }

  /// What another program of the project prints.
  func output(of program: String, _ arguments: [String] = [], input: String = "") throws -> String {
    let place = try TemporaryFolder("kotlin-run")
    let lines = try place.write("input", input)
    return try run(program, arguments, input: lines, in: place).output
  }

  private func run(
    _ program: String,
    _ arguments: [String] = [],
    input: URL? = nil,
    resources: [String] = [],
    in place: TemporaryFolder
  ) throws -> Program {
    let classpath = resources + [folder.path("classes").path] + Self.libraries
    return try Program.succeed(
      [
        Tool.java.path ?? "", "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8",
        "-Dstderr.encoding=UTF-8", "-cp", classpath.joined(separator: ":"),
        "com.example.shop.\(program)",
      ] + arguments,
      input: input,
      in: place
    )
  }

  private static let libraries =
    KotlinClasses.library + [Tool.junit.path, Tool.hamcrest.path].compactMap(\.self)

  private static func generate(in folder: TemporaryFolder) throws {
    let command = try #require(BuiltCommand.url).path
    try Program.succeed([command, "generate"], in: folder)
  }

  private static func compile(in folder: TemporaryFolder) throws -> String {
    let sources =
      Checkout.files(below: folder.path("generated"), ending: ".kt")
      + Checkout.files(below: folder.path("src"), ending: ".kt")
    let result = try KotlinClasses.compile(
      sources,
      plugins: [Checkout.proofs.appending(path: "Models/plugin").path],
      classpath: [Tool.junit.path, Tool.hamcrest.path].compactMap(\.self),
      to: "classes",
      in: folder
    )
    return result.status == 0 ? result.errors : result.errors + "status \(result.status)"
  }

  /// The project's suite, and the schema that all suites have in common.
  private static func copySpec(to folder: TemporaryFolder) throws {
    try copy("spec", to: folder)
    let common = "spec/mobile/schema/scenarios-1.json"
    try folder.write(common, try Data(contentsOf: Checkout.root.appending(path: common)))
  }

  private static func copy(_ path: String, to folder: TemporaryFolder) throws {
    try FileManager.default.copyItem(at: source.appending(path: path), to: folder.path(path))
  }
}
