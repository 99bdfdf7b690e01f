import APIFixtures
import APIModels
import Emitters
import Foundation
import Outputs
import TestSupport

/// The models of an API, compiled with the serialization plugin and every warning an error, and a
/// program that reads documents with them.
struct KotlinModelsProgram {
  /// What the compiler said; empty when it had nothing to say.
  let problems: String
  private let folder: TemporaryFolder

  /// Builds the program of an API.
  ///
  /// - Parameter calls: Whether it is the driver's API, whose requests and answers are asked, too.
  init(_ model: APIModel, calls: Bool = false, in folder: TemporaryFolder) throws {
    let models = try Self.write(model, in: folder)
    let shown = try folder.write("Shown.kt", KotlinShown(model: model).code.utf8)
    let driver = (["kotlin"] + (calls ? ["calls"] : [])).flatMap { name in
      Checkout.files(below: Checkout.proofs.appending(path: "Models/\(name)"), ending: ".kt")
    }
    problems = try Self.compile(models + driver + [shown], in: folder)
    self.folder = folder
  }

  /// What the compiler says to the models of an API by themselves.
  static func problems(_ model: APIModel, in folder: TemporaryFolder) throws -> String {
    try compile(write(model, in: folder), in: folder)
  }

  /// Writes the models of an API; gives their places.
  private static func write(_ model: APIModel, in folder: TemporaryFolder) throws -> [URL] {
    let settings = KotlinModelSettings(package: "app.proof", kotlin: "kotlin")
    let files = KotlinModels(model, settings: settings).files
    return try files.map { try folder.write($0.path.string, $0.bytes) }
  }

  private static func compile(_ sources: [URL], in folder: TemporaryFolder) throws -> String {
    let result = try KotlinClasses.compile(
      sources,
      plugins: [Checkout.proofs.appending(path: "Models/plugin").path],
      classpath: [],
      to: "classes",
      in: folder
    )
    return result.status == 0 ? result.errors : result.errors + "status \(result.status)"
  }

  /// What came of each document, a line of JSON each.
  func said(of documents: [APIDocument]) throws -> String {
    let input = try folder.write("documents", ModelAnswer.questions(documents).utf8)
    return try run("MainKt", input: input)
  }

  /// What the driver's requests and answers are, a line each.
  func saidOfCalls() throws -> String {
    try run("CallsKt")
  }

  private func run(_ main: String, input: URL? = nil) throws -> String {
    let classpath = [folder.path("classes").path] + KotlinClasses.library
    return try Program.succeed(
      [
        Tool.java.path ?? "", "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-cp",
        classpath.joined(separator: ":"), "app.proof.\(main)",
      ],
      input: input,
      in: folder
    ).output
  }
}
