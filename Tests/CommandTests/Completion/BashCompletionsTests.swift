import Foundation
import TestSupport
import Testing

@testable import Command

/// What the script answers to bash itself, when somebody presses the tab key.
@Suite("Completions in bash", .enabled(if: FileManager.default.fileExists(atPath: "/bin/bash")))
struct BashCompletionsTests {
  /// The words that bash offers for the last word of a line, as bash cuts it.
  private func offered(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    try folder.write("bottle.bash", BashCompletions.script(for: .bottle))
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "--norc", "-uc",
      """
      source ../folder/bottle.bash
      COMP_WORDS=(bottle \(list)); COMP_CWORD=\(words.count); _bottle
      printf '%s\\n' "${COMPREPLY[@]}"
      """,
    ]
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output.split(separator: "\n").map(String.init)
  }

  private static let general = ["--root", "--color", "--help", "--version"]
  private static let common = ["--only", "--format", "--quiet", "--verbose"] + general

  @Test(
    "the words that can stand there",
    arguments: [
      (
        [""],
        [
          "init", "generate", "check", "lint", "scenarios", "stand-in", "explain", "completions",
          "man", "help",
        ]
      ),
      (["ch"], ["check"]),
      (["-"], general),
      (["generate", ""], ["--force", "--dry-run", "--watch"] + common),
      (["generate", "--w"], ["--watch"]),
      (["check", ""], ["--diff"] + common),
      (["--root", "check", "l"], ["lint"]),
      (["--root", "=", "check", "l"], ["lint"]),
      (["check", "--only", "c"], ["colours"]),
      (["check", "--color", ""], ["auto", "always", "never"]),
      (["check", "--color", "="], ["auto", "always", "never"]),
      (["check", "--color", "=", "a"], ["auto", "always"]),
      (["completions", ""], ["bash", "zsh", "fish"]),
      (["completions", "-"], general),
      (["completions", "zsh", ""], general),
      (["help", "l"], ["lint"]),
      (["scenarios", "ch"], ["check"]),
      (["scenarios", "run", "--format", "ju"], ["junit"]),
      (["scenarios", "check", ""], ["--fail-on", "--format", "--quiet"] + general),
      (["scenarios", "--root", "x", "check", "--fo"], ["--format"]),
      (["help", "lint", ""], general),
      (["nonsense", "x"], []),
      (["check", "--root", "ap"], ["apps", "apps two"]),
      (["check", "--root", "apps/"], ["apps/inner"]),
    ] as [([String], [String])]
  )
  func words(line: [String], expected: [String]) throws {
    let folder = try TemporaryFolder(holding: ["apps/inner/x": "", "apps two/x": "", "aphid": ""])
    // bash sorts what it shows; folders come as the disk lists them.
    #expect(try offered(line, in: folder).sorted() == expected.sorted())
  }
}
