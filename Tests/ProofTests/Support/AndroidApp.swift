import Catalogue
import Foundation
import Outputs
import TestSupport

/// An app that says its words by the generated Kotlin, over resources that aapt2 compiled, on phones
/// that are stood in for.
struct AndroidApp {
  let package: AndroidPackage
  /// What the Kotlin compiler said of each step; empty when it had nothing to say.
  let problems: [String]
  private let folder: TemporaryFolder

  /// Builds the app of a plan and its outputs, with or without the file for Compose.
  init(
    _ plan: WordsPlan,
    _ outputs: [OutputFile],
    hasCompose: Bool,
    in folder: TemporaryFolder
  ) throws {
    self.folder = folder
    for file in outputs { try folder.write(file.path.string, file.bytes) }
    package = try AndroidPackage(in: folder)
    let java = ["table", "platform"].flatMap { Self.sources($0, ".java") }
    let icu = Tool.androidICU.path ?? ""
    try JavaClasses.compile(
      java + [package.constants],
      classpath: [icu],
      to: "platform",
      in: folder
    )

    let platform = [folder.path("platform").path, icu]
    let code = Checkout.files(below: folder.path("kotlin"), ending: ".kt")
    let compose = code.filter { $0.lastPathComponent.hasSuffix("Compose.kt") }
    let words = code.filter { !compose.contains($0) }
    let driver = try folder.write(
      "Say.kt",
      KotlinDriver.text(for: plan, package: AndroidPackage.name, prefix: "Bottle").utf8
    )
    // Against the platform alone: nothing of Compose's is in sight.
    var steps = [
      try KotlinClasses.compile(
        words + Self.sources("driver", ".kt") + [driver],
        classpath: platform,
        to: "classes",
        in: folder
      )
    ]
    if hasCompose {
      steps.append(
        try KotlinClasses.compile(
          Self.sources("compose", ".kt") + compose,
          classpath: platform + [folder.path("classes").path],
          to: "classes",
          in: folder
        )
      )
    }
    problems = steps.filter { $0.status != 0 || !$0.errors.isEmpty }.map(\.errors)
  }

  /// The class files of the accessors.
  var accessorClasses: [URL] {
    let folders = AndroidPackage.name.replacing(".", with: "/")
    return Checkout.files(below: folder.path("classes/\(folders)/generated"), ending: ".class")
      .filter { !$0.lastPathComponent.contains("StringsCompose") }
  }

  /// The version of ICU, then what the app says to each question, one answer for each set of values.
  func answers(to questions: URL) throws -> [String] {
    let classpath =
      ["classes", "platform", Tool.androidICU.path ?? ""] + KotlinClasses.library
    return try Program.succeed(
      [
        Tool.java.path ?? "", "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-cp",
        classpath.joined(separator: ":"), "bottle.proof.MainKt", questions.path, package.apk.path,
      ],
      in: folder
    ).output.split(separator: "\n").map(String.init)
  }

  private static func sources(_ folder: String, _ suffix: String) -> [URL] {
    Checkout.files(below: Checkout.proofs.appending(path: "Android/\(folder)"), ending: suffix)
  }
}
