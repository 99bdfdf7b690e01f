import Foundation
import TestSupport

/// `BottleColors.kt`, compiled with every warning an error over a stand-in for Compose, and run.
struct ComposeProgram {
  /// What it prints.
  let colors: ColorProgram

  private static let standIns = Checkout.files(
    below: Checkout.proofs.appending(path: "Colors/Outside/compose"),
    ending: ".kt"
  )

  /// Compiles a file and asks for the colours of its sets.
  init(_ bytes: [UInt8], sets: [String], in folder: TemporaryFolder) throws {
    let names = try ColorProgram.names(in: bytes, "public val (\\S+): Color\\b")
    let calls = sets.enumerated().flatMap { theme, set in
      names.enumerated().map { "    show(\($0), \(theme), BottleColors.\(set).\($1))" }
    }
    let main = """
      package proof

      import androidx.compose.ui.graphics.Color
      import app.getbottle.driver.generated.BottleColors

      private fun show(token: Int, theme: Int, color: Color) {
          println("$token $theme ${color.colorSpace} ${color.components.joinToString(" ")}")
      }

      public fun main() {
      \(calls.joined(separator: "\n"))
      }
      """
    let sources = [
      try folder.write("BottleColors.kt", bytes), try folder.write("Main.kt", main.utf8),
    ]
    let compiled = try KotlinClasses.compile(
      Self.standIns + sources,
      classpath: [],
      to: "classes",
      in: folder
    )
    guard compiled.status == 0 else {
      throw Program.Failure(command: ["kotlinc"], result: compiled)
    }
    let classpath = (["classes"] + KotlinClasses.library).joined(separator: ":")
    let java = Tool.java.path ?? ""
    let ran = try Program.succeed([java, "-cp", classpath, "proof.MainKt"], in: folder)
    colors = ColorProgram(printed: ran.output)
  }
}
