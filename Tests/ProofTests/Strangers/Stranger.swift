import Foundation
import TestSupport
import Testing

/// A real project's catalogue, taken as it is, in a project of ours.
final class Stranger {
  let folder: TemporaryFolder

  /// Makes a project of a folder of locales' files below the test data.
  init(_ catalogue: String, source: String, broken: String = "error") throws {
    folder = try TemporaryFolder("stranger")
    let files = Checkout.shared.appending(path: "real/words/\(catalogue)")
    try FileManager.default.copyItem(at: files, to: folder.path("i18n"))
    try folder.write(
      "bottle.yaml",
      """
      words:
        catalogue: i18n/{locale}.json
        namespace: ""
        source: \(source)
        broken: \(broken)
      android: {}
      ios: {}
      """.utf8
    )
  }

  /// Runs bottle in the project.
  func run(_ verb: String) throws -> Program {
    let command = try #require(BuiltCommand.url).path
    return try Program.run([command, verb], in: folder, environment: ["GITHUB_ACTIONS": ""])
  }

  /// The headings of a report's problems, without their sentences: place, severity and id.
  static func headings(_ report: Program) -> [String] {
    report.output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("i18n/"), let end = line.firstRange(of: "]: ") else { return nil }
      return line[..<end.lowerBound].dropFirst("i18n/".count) + "]"
    }
  }

  /// How often each severity and id stands in headings, as `49 error[words/syntax]`, sorted by id.
  static func counts(_ headings: [String]) -> [String] {
    let kinds = headings.map { $0.drop { $0 != " " }.dropFirst() }
    return Dictionary(grouping: kinds) { $0 }
      .map { "\($0.value.count) \($0.key)" }
      .sorted { $0.drop { $0 != "[" } < $1.drop { $0 != "[" } }
  }

  /// Compiles the generated files with the platforms' compilers; what they said.
  func compile() throws -> String {
    let generated = folder.path("generated")
    try FileManager.default.moveItem(
      at: generated.appending(path: "android/res"),
      to: folder.path("res")
    )
    let package = try AndroidPackage(in: folder)
    let platform = ["Android/table", "Android/platform"].flatMap {
      Checkout.files(below: Checkout.proofs.appending(path: $0), ending: ".java")
    }
    let icu = [Tool.androidICU].compactMap(\.path)
    try JavaClasses.compile(
      platform + [package.constants],
      classpath: icu,
      to: "classes",
      in: folder
    )
    let kotlin = Checkout.files(below: generated, ending: "BottleStrings.kt")
    let accessors = try KotlinClasses.compile(
      kotlin,
      classpath: ["classes"] + icu,
      to: "kotlin",
      in: folder
    )
    let swift = try Program.run(
      [
        Tool.swiftc.path ?? "", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
        generated.appending(path: "ios/BottleStrings.swift").path,
      ],
      in: folder
    )
    return package.messages + accessors.errors + accessors.output + swift.errors + swift.output
  }
}
