import Foundation
import TestSupport
import Testing

/// What git does to a project between two runs.
@Suite("A project in git")
struct GitTests {
  /// A project in a repository, with what it generates, in one commit.
  private static func repository(_ sources: [String: String]) throws -> TemporaryFolder {
    let project = try TemporaryFolder("git", holding: sources)
    #expect(try Run(["generate"], in: project.url).status == 0)
    try git(["init", "-q", "-b", "main"], in: project.url)
    try commit(project.url)
    return project
  }

  @discardableResult
  private static func git(_ arguments: [String], in folder: URL, mayFail: Bool = false) throws
    -> Run
  {
    let run = try Run(
      Run.process(
        [try #require(try OutsideTool.find("git")).path] + arguments,
        in: folder,
        environment: [
          "PATH": "/usr/bin:/bin", "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
          "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
          "GIT_COMMITTER_EMAIL": "a@b",
        ]
      )
    )
    #expect(mayFail || run.status == 0, "git \(arguments): \(run.errors)")
    return run
  }

  private static func commit(_ folder: URL) throws {
    try git(["add", "-A"], in: folder)
    try git(["commit", "-q", "-m", "c"], in: folder)
  }

  /// This project's own sources.
  private static func own() throws -> [String: String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var sources: [String: String] = [:]
    for top in ["bottle.yaml", "i18n", "tokens", "spec"] {
      let below = FileManager.default.enumerator(atPath: root.appending(path: top).path)
      for path in [top] + (below?.compactMap { $0 as? String } ?? []).map({ "\(top)/\($0)" }) {
        if let bytes = FileManager.default.contents(atPath: root.appending(path: path).path) {
          sources[path] = String(decoding: bytes, as: UTF8.self)
        }
      }
    }
    return sources
  }

  @Test("a clean checkout with core.autocrlf=true is in sync", arguments: [false, true])
  func windows(isOwn: Bool) throws {
    guard try OutsideTool.find("git") != nil else { return }
    let project = try Self.repository(isOwn ? Self.own() : SampleProject().sources)
    let clone = project.path("../clone").standardizedFileURL
    try Self.git(
      ["-c", "core.autocrlf=true", "clone", "-q", project.url.path, clone.path],
      in: project.url
    )
    for path in ["bottle.yaml", "generated/manifest", "generated/android/res/values/strings.xml"] {
      let bytes = try Data(contentsOf: clone.appending(path: path))
      #expect(bytes.contains(UInt8(ascii: "\r")), "\(path) has no Windows line endings")
    }
    let check = try Run(["check"], in: clone)
    #expect(check.status == 0, "\(check.output)")
    #expect(try Run(["generate"], in: clone).output == "")

    // Words that change there come out as they do elsewhere.
    for folder in [clone, project.url] {
      let file = folder.appending(path: "i18n/pl.json")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try Data(text.replacing("\": \"", with: "\": \"X").utf8).write(to: file)
      #expect(try Run(["generate"], in: folder).status == 0)
      #expect(try Run(["check"], in: folder).status == 0)
      try Self.git(["-c", "core.autocrlf=true", "add", "-A"], in: folder)
    }
    let trees = try [clone, project.url].map { try Self.git(["write-tree"], in: $0).output }
    #expect(trees[0] == trees[1])
  }

  @Test("two branches that both generated are merged by generate", arguments: [false, true])
  func merge(isUnion: Bool) throws {
    guard try OutsideTool.find("git") != nil else { return }
    var sources = SampleProject().sources
    if isUnion { sources[".gitattributes"] = "generated/manifest merge=union\n" }
    let project = try Self.repository(sources)
    let sides = [
      ("left", SampleProject(locales: ["de", "fr", "pl"])),
      ("right", SampleProject(locales: ["pl", "ro"], colors: ["primary", "ring"])),
    ]
    for (branch, state) in sides {
      try Self.git(["checkout", "-q", "-b", branch, "main"], in: project.url)
      for path in sources.keys where path.hasPrefix("i18n/") { try project.remove(path) }
      for (path, text) in state.sources { try project.write(path, text) }
      #expect(try Run(["generate"], in: project.url).status == 0)
      try Self.commit(project.url)
    }
    let merge = try Self.git(["merge", "-q", "left"], in: project.url, mayFail: true)
    #expect(merge.status == 1, "there is no conflict, so this shows nothing")
    let manifest = try project.text("generated/manifest")
    #expect(manifest.contains("<<<<<<<") == !isUnion)

    let check = try Run(["check"], in: project.url)
    #expect(check.status == 1)
    #expect(!check.drift.isEmpty)
    #expect(check.drift.allSatisfy { $0.hasSuffix("outputs/out-of-date") }, "\(check.output)")
    let generate = try Run(["generate"], in: project.url)
    #expect(generate.status == 0, "\(generate.output)")
    var merged = SampleProject(locales: ["fr", "pl", "ro"], colors: ["primary", "ring"]).sources
    merged[".gitattributes"] = sources[".gitattributes"]
    #expect(try GeneratedTree(of: project.url) == GeneratedTree(from: merged))
    #expect(try Run(["check"], in: project.url).status == 0)
  }
}
