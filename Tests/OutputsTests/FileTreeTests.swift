import Diagnostics
import Outputs
import Testing

@Suite("The tree of outputs")
struct FileTreeTests {
  @Test("files are sorted by the bytes of their paths")
  func sorted() {
    let tree = tree("b/a", "b-a", "a", "C", "é")
    #expect(tree.files.map(\.path.string) == ["C", "a", "b-a", "b/a", "é"])
    #expect(tree.diagnostics.isEmpty)
  }

  @Test(
    "a path that cannot be written is kept out and said",
    arguments: [
      (["../x"], "the output `../x` holds `..`, but outputs lie inside the project"),
      (["/x"], "the output `/x` begins with `/`, but outputs lie inside the project"),
      (["a", "./a"], "two outputs would be written to `a`"),
      (
        ["A.swift", "a.swift"],
        "the outputs `A.swift` and `a.swift` are one file where case is ignored"
      ),
      (
        ["\u{E9}", "e\u{301}"],
        "the outputs `e\u{301}` and `\u{E9}` are one file where case is ignored"
      ),
      (["a", "a/b/c", "a/d"], "`a` would be written where `a/b/c` needs a folder"),
      (
        ["in/EN.json"],
        "`in/EN.json` would be written as an output, but it is also one of the inputs"
      ),
      (["m/a", "m/b/c"], "`m` would be written where `m/a` needs a folder"),
      (["m"], "`m` would be written as an output, but it is also the manifest"),
    ]
  )
  func refused(paths: [String], message: String) {
    let files = paths.map { OutputFile(path: ProjectPath($0), bytes: []) }
    let tree = FileTree(files, inputs: ["in/en.json"], manifest: "m")
    #expect(tree.diagnostics.map(\.message) == [message])
  }

  @Test(
    "a manifest is never written over an input, nor below an output",
    arguments: [
      (
        "in/EN.json",
        "`in/EN.json` would be written as the manifest, but it is also one of the inputs"
      ),
      ("out/m", "`out` would be written where `out/m` needs a folder"),
    ]
  )
  func manifest(path: String, message: String) {
    let outputs = [OutputFile(path: "out", bytes: [])]
    let tree = FileTree(outputs, inputs: ["in/en.json"], manifest: ProjectPath(path))
    #expect(tree.diagnostics.map(\.message) == [message])
  }

  private func tree(_ paths: String...) -> FileTree {
    FileTree(paths.map { OutputFile(path: ProjectPath($0), bytes: []) })
  }
}
