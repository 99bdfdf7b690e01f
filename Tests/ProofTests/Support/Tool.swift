import Foundation
import TestSupport
import Testing

/// A program from outside that a proof needs; `scripts/tools/install` brings all but Swift.
enum Tool: String {
  case aapt2
  case chromium
  case git
  case java
  case javac
  case javap
  case node
  case patch
  case python3
  case swiftc
  case jsonSchema = "jsonschema"
  case bash
  case fish
  case groff
  case man
  case tmux
  case zsh
  case androidFramework = "framework-res.apk"
  case androidICU = "android-icu.jar"
  case kotlinCompiler = "compiler.jar"
  case kotlinLibrary = "stdlib.jar"
  case kotlinJSON = "serialization-json.jar"
  case kotlinSerialization = "serialization-core.jar"
  case junit = "junit4.jar"
  case hamcrest = "hamcrest.jar"
  case openAPIGenerator = "openapi-generator.jar"

  /// Where it is; nil where it is not.
  var path: String? {
    switch self {
    case .aapt2, .bash, .chromium, .fish, .git, .groff, .java, .javac, .javap, .man, .node, .patch,
      .python3, .swiftc, .tmux, .zsh:
      OutsideTool.path(of: rawValue)
    case .jsonSchema: Self.existing(Checkout.tools.appending(path: rawValue).path)
    case .hamcrest, .junit: Self.existing("/usr/share/java/\(rawValue)")
    case .androidFramework: Self.existing("/usr/share/android-framework-res/\(rawValue)")
    case .androidICU: Self.existing(Checkout.tools.appending(path: "icu/\(rawValue)").path)
    case .kotlinCompiler, .kotlinLibrary, .kotlinJSON, .kotlinSerialization:
      Self.existing(Checkout.tools.appending(path: "kotlin/\(rawValue)").path)
    case .openAPIGenerator:
      Self.existing(Checkout.tools.appending(path: "openapi-generator/\(rawValue)").path)
    }
  }

  /// What the Android proofs need.
  static let android: [Self] = [
    .aapt2, .androidFramework, .javac, .javap, .java, .androidICU,
  ]
  /// What computes colours as the web does.
  static let browser: [Self] = [.chromium, .node]
  /// What compiles Kotlin.
  static let kotlin: [Self] = [
    .java, .kotlinCompiler, .kotlinLibrary, .kotlinJSON, .kotlinSerialization,
  ]

  /// What holds a JSON document to its schema.
  static let validator: [Self] = [.python3, .jsonSchema]

  /// Whether all the tools are here.
  ///
  /// If not, the test that asks is skipped, and says so; with
  /// `BOTTLE_REQUIRE_TOOLS=1` it fails.
  static func areHere(_ tools: [Self], _ test: String = #function) -> Bool {
    let missing = tools.filter { $0.path == nil }.map(\.rawValue)
    if missing.isEmpty { return true }
    let sentence = "no \(missing.joined(separator: ", ")); run scripts/tools/install"
    if OutsideTool.areRequired {
      Issue.record("\(sentence)")
    } else {
      print("skipped: \(test): \(sentence)")
    }
    return false
  }

  private static func existing(_ path: String) -> String? {
    FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
