import Outputs
import Testing

@Suite("Project paths")
struct ProjectPathTests {
  @Test(
    "empty parts and dots are taken out",
    arguments: [
      ("generated/ios/A.swift", "generated/ios/A.swift"),
      ("./generated//ios/./A.swift", "generated/ios/A.swift"),
      ("generated/ios/", "generated/ios"),
      (".", ""),
      ("...", "..."),
    ]
  )
  func normalises(written: String, expected: String) {
    #expect(ProjectPath(written).string == expected)
  }

  @Test(
    "a path that is not inside the project has a problem",
    arguments: [
      ("", .empty),
      ("./", .empty),
      ("/etc/passwd", .absolute),
      ("..", .leavesProject),
      ("generated/../../x", .leavesProject),
      ("a/..", .leavesProject),
      ("a\0b", .controlCharacter),
      ("a\nb", .controlCharacter),
      ("a..b/c", nil),
      ("généré/A.swift", nil),
    ] as [(String, PathProblem?)]
  )
  func problems(written: String, expected: PathProblem?) {
    #expect(ProjectPath(written).problem == expected)
  }

  @Test("two spellings of one letter are two paths")
  func bytewise() {
    let composed: ProjectPath = "\u{E9}"
    let decomposed: ProjectPath = "e\u{301}"
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
  }

  @Test("a path ends in its name and begins with its folder")
  func parts() {
    let path: ProjectPath = "a/b/c.txt"
    #expect(path.folder == "a/b")
    #expect(path.name == "c.txt")
    #expect(path.folder.folder.folder == "")
  }
}
