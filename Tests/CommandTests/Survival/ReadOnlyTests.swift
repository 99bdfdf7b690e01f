import Foundation
import TestSupport
import Testing

/// Rights that forbid what `generate` wants, for somebody to whom they apply.
@Suite("Folders and files that are closed")
struct ReadOnlyTests {
  private static let old = SampleProject(locales: ["de", "pl"]).sources
  private static let new = SampleProject(locales: ["de", "fr"], words: "second").sources

  /// A project that anybody may write in, generated from old sources, with the new ones in it.
  private func project() throws -> TemporaryFolder {
    let project = try TemporaryFolder(holding: Self.old)
    #expect(try Run(["generate"], in: project.url).status == 0)
    for path in Self.old.keys { try project.remove(path) }
    for (path, text) in Self.new { try project.write(path, text) }
    for path in [""] + project.paths { try allow(0o777, project, path) }
    return project
  }

  private func allow(_ rights: Int, _ project: TemporaryFolder, _ path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: rights],
      ofItemAtPath: project.path(path).path
    )
  }

  private func canRun() throws -> Bool {
    if Run.User.unprivileged.canRun { return true }
    try OutsideTool.skip("the command cannot be run as somebody else")
    return false
  }

  @Test(
    "a folder that may not be written to stops the run, whole and honest, until it may",
    arguments: [
      "generated", "generated/android/res", "generated/android/res/values",
      "generated/android/res/values-pl", "generated/ios",
    ]
  )
  func folder(path: String) throws {
    guard try canRun() else { return }
    let project = try project()
    let old = try GeneratedTree(of: project.url)
    let new = try GeneratedTree(from: Self.new)
    try allow(0o555, project, path)
    let run = try Run(["generate"], in: project.url, as: .unprivileged)
    try allow(0o777, project, path)
    #expect(run.status == 2)
    #expect(run.errors.hasSuffix(": permission denied\n"), "\(run.errors)")
    let tree = try GeneratedTree(of: project.url)
    #expect(tree.torn(between: old, and: new).isEmpty)
    #expect(try Run(["check"], in: project.url).drift == tree.drift(from: new))
    #expect(try Run(["generate"], in: project.url, as: .unprivileged).status == 0)
    #expect(try GeneratedTree(of: project.url) == new)
  }

  @Test("an output that may not be written is replaced, and stays so")
  func file() throws {
    guard try canRun() else { return }
    let project = try project()
    let path = "generated/android/res/values/strings.xml"
    try allow(0o444, project, path)
    #expect(try Run(["generate"], in: project.url, as: .unprivileged).status == 0)
    #expect(try GeneratedTree(of: project.url) == GeneratedTree(from: Self.new))
    let attributes = try FileManager.default.attributesOfItem(atPath: project.path(path).path)
    #expect(attributes[.posixPermissions] as? Int == 0o444)
  }

  @Test(
    "what may not be read is said, and nothing is written",
    arguments: ["bottle.yaml", "i18n/de.json", "i18n", "generated/manifest", "generated/ios"]
  )
  func unreadable(path: String) throws {
    guard try canRun() else { return }
    let project = try project()
    let before = try GeneratedTree(of: project.url)
    try allow(0, project, path)
    for verb in ["generate", "check"] {
      let run = try Run([verb], in: project.url, as: .unprivileged)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("bottle: error: cannot "), "\(run.errors)")
      #expect(run.errors.hasSuffix(": permission denied\n"), "\(run.errors)")
    }
    try allow(0o777, project, path)
    #expect(try GeneratedTree(of: project.url) == before)
  }
}
