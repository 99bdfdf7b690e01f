import Catalogue
import Foundation
import Outputs
import TestSupport

/// An app that says its words by the generated Swift, over the generated catalog, whose lookups an
/// interpreter answers: compiled here, not on Apple's Foundation.
struct AppleApp {
  /// What the Swift compiler said; empty when it had nothing to say.
  let problems: String
  private let folder: TemporaryFolder

  /// Builds the app of a plan and its outputs.
  init(_ plan: WordsPlan, _ outputs: [OutputFile], in folder: TemporaryFolder) throws {
    self.folder = folder
    for file in outputs { try folder.write(file.path.string, file.bytes) }
    let driver = try folder.write(
      "Say.swift",
      SwiftDriver.text(for: plan, prefix: "Bottle").utf8
    )
    let sources =
      Checkout.files(below: Checkout.proofs.appending(path: "Apple"), ending: ".swift")
      + [Checkout.proofs.appending(path: "Comparison/Literal.swift"), driver]
      + Checkout.files(below: folder.path("ios"), ending: ".swift")
    let result = try Program.run(
      [
        Tool.swiftc.path ?? "", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
        "-Onone", "-j", "2", "-o", folder.path("driver").path,
      ] + sources.map(\.path),
      in: folder
    )
    problems =
      result.status == 0 && result.errors.isEmpty
      ? ""
      : (result.errors + result.output).split(separator: "\n").filter { $0.contains("error:") }
        .joined(separator: "\n")
  }

  /// What the app says to each question, one answer for each set of values, on a machine that is set
  /// to a language and a time zone which are none of the app's business.
  func answers(
    to questions: URL,
    machineLanguage: String = "en_US",
    machineZone: String = "UTC"
  ) throws -> [String] {
    let rules = Checkout.shared.appending(path: "conformance/cldr/plurals.json")
    return try Program.succeed(
      [
        folder.path("driver").path, questions.path, folder.path("ios/Localizable.xcstrings").path,
        rules.path,
      ],
      in: folder,
      environment: ["LANG": machineLanguage, "LC_ALL": machineLanguage, "TZ": machineZone]
    ).output.split(separator: "\n").map(String.init)
  }

  /// The Swift whose Foundation prints numbers and dates.
  static func version(in folder: TemporaryFolder) throws -> String {
    let text = try Program.succeed([Tool.swiftc.path ?? "", "--version"], in: folder).output
    return String(text.firstMatch(of: /Swift version \S+/)?.output ?? "Swift")
  }
}
