import Foundation
import TestSupport

/// `BottleColors.swift`, compiled in Swift 6 mode with warnings as errors over stand-ins for UIKit and
/// SwiftUI, and run.
struct SwiftUIProgram {
  /// What it prints.
  let colors: ColorProgram

  /// Compiles a file in a module of this default isolation, and asks for its colours in light and
  /// dark, and again with more contrast, away from the main thread, as SwiftUI may.
  init(_ bytes: [UInt8], isolation: String, in folder: TemporaryFolder) throws {
    let names = try ColorProgram.names(in: bytes, "static let (\\S+): SwiftUI.Color\\b")
    let listed = names.map { "  BottleColors.\($0)," }.joined(separator: "\n")
    let main = """
      import SwiftUI
      import UIKit

      nonisolated let colors: [Color] = [
      \(listed)
      ]

      @main
      struct Main {
        static func main() async {
          await Task.detached {
            let themes: [(UIUserInterfaceStyle, UIAccessibilityContrast)] = [
              (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
            ]
            for (token, color) in colors.enumerated() {
              for (number, (style, contrast)) in themes.enumerated() {
                let traits = UITraitCollection(style: style, contrast: contrast)
                print(token, number, color.uiColor.resolvedColor(with: traits))
              }
            }
          }.value
        }
      }
      """
    try folder.write("BottleColors.swift", bytes)
    try folder.write("Main.swift", main.utf8)
    let strict = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", "."]
    for module in ["UIKit", "SwiftUI"] {
      let source = "Colors/Outside/\(module.lowercased())/\(module).swift"
      try Program.succeed(
        [Tool.swiftc.path ?? ""] + strict + [
          "-enable-upcoming-feature", "InternalImportsByDefault", "-emit-module", "-emit-library",
          "-static", "-module-name", module, "-o", "lib\(module).a",
          Checkout.proofs.appending(path: source).path,
        ],
        in: folder
      )
    }
    try Program.succeed(
      [Tool.swiftc.path ?? ""] + strict + [
        "-default-isolation", isolation, "-module-name", "App", "-o", "app", "-L", ".",
        "-lSwiftUI", "-lUIKit", "Main.swift", "BottleColors.swift",
      ],
      in: folder
    )
    colors = ColorProgram(
      printed: try Program.succeed([folder.path("app").path], in: folder).output
    )
  }
}
