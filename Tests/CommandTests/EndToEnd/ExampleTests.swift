import Diagnostics
import Documents
import Foundation
import TestSupport
import Testing
import YAML

@testable import Command

/// The files for others' repositories.
@Suite("Examples")
struct ExampleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(
    "YAML files read well, and every command in them is one of bottle's",
    arguments: [
      ("examples/github-actions.yml", "bottle check"), (".pre-commit-hooks.yaml", "bottle check"),
    ]
  )
  func yaml(path: String, command: String) throws {
    let file = SourceFile(
      path: path,
      bytes: Array(try Data(contentsOf: Self.root.appending(path: path)))
    )
    let read = YAMLReader.read(file)
    // `on:` is how GitHub spells it, and only a warning.
    #expect(!read.diagnostics.hasErrors)
    let commands = Self.texts(try #require(read.root)).filter { $0.hasSuffix(command) }
    #expect(!commands.isEmpty)
    let words = command.split(separator: " ").dropFirst().map(String.init)
    #expect(throws: Never.self) { try Invocation.parse(words, by: .bottle) }
  }

  private static func texts(_ node: DocumentNode) -> [String] {
    switch node.value {
    case .string(let text): [text.text.string]
    case .array(let items): items.flatMap(texts)
    case .object(let members): members.flatMap { texts($0.value) }
    case .null, .bool, .number: []
    }
  }

  @Test(
    "the hook lets a commit pass only with its outputs",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"))
  )
  func hook() throws {
    let repository = try Repository()
    #expect(try repository.commit("first") == 0)

    // A text was changed, and nothing generated.
    try repository.project.write("i18n/en.json", Array(#"{"a": "Other"}"#.utf8))
    #expect(try repository.commit("drift") == 1)
    #expect(try repository.project.text("errors").contains("To mend it: bottle generate"))

    // It was generated, and not added.
    #expect(try Run(["generate"], in: repository.project.url).status == 0)
    #expect(try repository.git("commit", "-q", "-m", "half", "i18n") == 1)
    #expect(try repository.commit("whole") == 0)

    // An edit in the folder that is not committed is nobody's business.
    try repository.project.write("i18n/en.json", Array(#"{"a": "Third"}"#.utf8))
    #expect(try repository.git("commit", "-q", "--allow-empty", "-m", "empty") == 0)
  }

  @Test(
    "what init prints for Git's hook does as it says, beside what is there",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"))
  )
  func pasted() throws {
    let repository = try Repository()
    try repository.project.remove("bottle.yaml")
    let output = try Run(["init"], in: repository.project.url).output
    let lines = output.split(separator: "\n").drop { !$0.hasPrefix("    hook=") }.prefix(3)
    let mine = "#!/bin/sh\n: >hook-was-here\n"
    try repository.project.write(".git/hooks/pre-commit", mine)
    #expect(try repository.sh(lines.joined(separator: "\n")) == 0)
    #expect(
      try repository.project.text(".git/hooks/pre-commit") == mine + "bottle check || exit 1\n"
    )
    #expect(try repository.commit("drift") == 1)
    #expect(try Run(["generate"], in: repository.project.url).status == 0)
    #expect(try repository.commit("whole") == 0)
    #expect(repository.project.files.contains("hook-was-here"))
  }

  @Test(
    "a clean checkout with CR LF is in sync, and init's attributes keep it from having any",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")),
    arguments: [false, true]
  )
  func lineEnds(hasAttributes: Bool) throws {
    let repository = try Repository()
    if hasAttributes {
      let lines = "generated/** text eol=lf linguist-generated\ngenerated/manifest merge=union\n"
      try repository.project.write(".gitattributes", lines)
    }
    #expect(try repository.commit("all") == 0)
    #expect(try repository.git("clone", "-q", "-c", "core.autocrlf=true", ".", "copy") == 0)
    let copy = repository.project.path("copy")
    let strings = copy.appending(path: "generated/android/res/values/strings.xml")
    #expect(try Data(contentsOf: strings).contains(0x0D) == !hasAttributes)
    #expect(try Run(["check"], in: copy).status == 0)
  }

  /// A repository with a project in it, and the hook.
  private struct Repository {
    let project: TemporaryFolder

    init() throws {
      project = try TemporaryFolder(holding: [
        "bottle.yaml": "words: {namespace: '', source: en}\nandroid: {package: a.b}\n",
        "i18n/en.json": #"{"a": "A"}"#, ".gitignore": "errors\n",
      ])
      #expect(try Run(["generate"], in: project.url).status == 0)
      #expect(try git("init", "-q") == 0)
      let hook = try Data(contentsOf: root.appending(path: "examples/pre-commit"))
      let place = project.url.appending(path: ".git/hooks/pre-commit")
      try project.write(".git/hooks/pre-commit", Array(hook))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
    }

    /// Commits everything.
    func commit(_ message: String) throws -> Int32 {
      #expect(try git("add", "-A") == 0)
      return try git("commit", "-q", "-m", message)
    }

    func git(_ arguments: String...) throws -> Int32 {
      let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
      return try run("/usr/bin/git", identity + arguments)
    }

    func sh(_ script: String) throws -> Int32 {
      try run("/bin/sh", ["-c", script])
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.currentDirectoryURL = project.url
      let command = try #require(BuiltCommand.url).deletingLastPathComponent()
      process.environment = [
        "PATH": "\(command.path):/usr/bin:/bin", "HOME": project.url.path,
        "GIT_CONFIG_NOSYSTEM": "1",
      ]
      let errors = project.url.appending(path: "errors")
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }
}
