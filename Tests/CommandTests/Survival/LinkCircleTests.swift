import Foundation
import TestSupport
import Testing

@Suite("Symbolic links that lead in a circle")
struct LinkCircleTests {
  @Test(
    "are told where they stand, and nothing is written",
    arguments: [
      ("bottle.yaml", 2), ("i18n", 1), ("i18n/de.json", 1), ("tokens/globals.css", 1),
      ("generated", 1), ("generated/manifest", 1), ("generated/ios", 1),
      ("generated/ios/BottleStrings.swift", 1), ("generated/android/res/values-de", 1),
    ]
  )
  func circle(path: String, status: Int32) throws {
    let project = try TemporaryFolder(holding: SampleProject().sources)
    if project.paths.contains(path) { try project.remove(path) }
    try project.link(path, to: project.path(path).lastPathComponent)
    let before = project.paths
    for arguments in [["check"], ["generate"], ["generate", "--force"]] {
      let run = try Run(arguments, in: project.url)
      #expect(run.status == status)
      let said = run.output + run.errors
      #expect(said.contains(path) && said.contains("links lead in a circle"), "\(said)")
      #expect(project.paths == before)
    }
  }

  @Test("a folder that holds a link to the one above it does no harm")
  func upward() throws {
    let project = try TemporaryFolder(holding: SampleProject().sources)
    for folder in ["i18n", "tokens", "generated", "generated/ios"] {
      try project.link("\(folder)/up", to: "..")
    }
    #expect(try Run(["generate"], in: project.url).status == 0)
    #expect(try Run(["check"], in: project.url).status == 0)
  }
}
