import APIFixtures
import APIModels
import Emitters
import Foundation
import Outputs
import TestSupport

/// The models of an API, compiled in Swift 6 mode with warnings as errors, and a program that reads
/// documents with them.
struct SwiftModelsProgram {
  /// Builds the program of an API, in a module of this default isolation.
  init(_ model: APIModel, isolation: String = "nonisolated", in folder: TemporaryFolder) throws {
    let files = SwiftModels(model, settings: SwiftModelSettings(output: "ios")).files
    for file in files { try folder.write(file.path.string, file.bytes) }
    let readers = model.schemas.map { "  \"\($0.name)\": \($0.name).self,\n" }.joined()
    try folder.write(
      "Readers.swift",
      "nonisolated let readers: [String: any WireModel.Type] = [\n\(readers)]\n".utf8
    )
    // The models by themselves, as an app's module has them: the program may use what they do not.
    let strict = [
      "-swift-version", "6", "-warnings-as-errors", "-strict-memory-safety", "-j", "2",
      "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
      "InternalImportsByDefault", "-default-isolation", isolation, "-parse-as-library",
    ]
    let models = Checkout.files(below: folder.path("ios"), ending: ".swift").map(\.path)
    let driver = Checkout.files(
      below: Checkout.proofs.appending(path: "Models/driver"),
      ending: ".swift"
    ).map(\.path)
    try Program.succeed(
      [Tool.swiftc.path ?? ""] + strict + ["-module-name", "App", "-o", "app"] + models + driver
        + ["Readers.swift"],
      in: folder
    )
    self.folder = folder
  }

  private let folder: TemporaryFolder

  /// What came of each document, a line of JSON each.
  func said(of documents: [APIDocument]) throws -> String {
    let lines = documents.map { document in
      let hexadecimal = document.bytes.map { byte in
        String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16)
      }
      return "\(document.schema)\t\(Self.plain(document.name))\t\(hexadecimal.joined())"
    }
    let input = try folder.write("documents", lines.joined(separator: "\n").utf8)
    return try Program.succeed([folder.path("app").path], input: input, in: folder).output
  }

  /// A name on one line.
  private static func plain(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.value >= 0x20 }))
  }
}
