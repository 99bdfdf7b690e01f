import APIFixtures
import APIModels
import Emitters
import Foundation
import Outputs
import TestSupport

/// The models of an API, compiled in Swift 6 mode with warnings as errors, and a program that reads
/// documents with them.
struct SwiftModelsProgram {
  /// Builds the program of an API.
  init(_ model: APIModel, in folder: TemporaryFolder) throws {
    let models = try Self.write(model, in: folder)
    let readers = model.schemas.map { "  \"\($0.name)\": \($0.name).self,\n" }.joined()
    try folder.write(
      "Readers.swift",
      "nonisolated let readers: [String: any WireModel.Type] = [\n\(readers)]\n".utf8
    )
    let driver = Checkout.files(
      below: Checkout.proofs.appending(path: "Models/driver"),
      ending: ".swift"
    ).map(\.path)
    try Program.succeed(
      [Tool.swiftc.path ?? ""] + Self.strict + ["-module-name", "App", "-o", "app"] + models
        + driver
        + ["Readers.swift"],
      in: folder
    )
    self.folder = folder
  }

  private let folder: TemporaryFolder

  /// What the compiler says to the models of an API in a module whose default isolation is the main
  /// actor's, as new projects have it.
  static func problems(_ model: APIModel, in folder: TemporaryFolder) throws -> String {
    let models = try write(model, in: folder)
    let words =
      [Tool.swiftc.path ?? ""] + strict + ["-default-isolation", "MainActor", "-typecheck"]
    return try Program.run(words + models, in: folder).errors
  }

  private static let strict = [
    "-swift-version", "6", "-warnings-as-errors", "-strict-memory-safety", "-j", "2",
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
    "InternalImportsByDefault", "-parse-as-library",
  ]

  /// Writes the models of an API; gives the paths.
  private static func write(_ model: APIModel, in folder: TemporaryFolder) throws -> [String] {
    let files = SwiftModels(model, settings: SwiftModelSettings(output: "ios")).files
    return try files.map { try folder.write($0.path.string, $0.bytes).path }
  }

  /// What came of each document, a line of JSON each.
  func said(of documents: [APIDocument]) throws -> String {
    let input = try folder.write("documents", ModelAnswer.questions(documents).utf8)
    // With the stack of a phone's threads.
    let words = ["/bin/sh", "-c", "ulimit -s 512 && exec \"$0\"", folder.path("app").path]
    return try Program.succeed(words, input: input, in: folder).output
  }
}
