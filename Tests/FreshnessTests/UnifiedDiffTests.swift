import Outputs
import Testing

@testable import Freshness

@Suite("The patch of a file")
struct UnifiedDiffTests {
  private func patch(_ old: String?, _ new: String?, at path: ProjectPath = "a.txt") -> String {
    let diff = UnifiedDiff(path, from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) })
    var bytes: [UInt8] = []
    for line in diff.lines { line.append(to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func lines(_ numbers: some Sequence<Int>) -> String {
    numbers.map { "\($0)\n" }.joined()
  }

  @Test("three lines stand around a change, and near changes share a hunk")
  func hunks() {
    let old = lines(1...30)
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n12\n", with: "\n")
      .replacing("\n30\n", with: "\n30\nend\n")
    #expect(
      patch(old, new) == """
        diff --git a/a.txt b/a.txt
        --- a/a.txt
        +++ b/a.txt
        @@ -2,14 +2,13 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
         10
         11
        -12
         13
         14
         15
        @@ -28,3 +27,4 @@
         28
         29
         30
        +end

        """
    )
  }

  @Test("a file that comes and one that goes have nothing on the other side")
  func wholeFiles() {
    #expect(
      patch(nil, "one\n") == """
        diff --git a/a.txt b/a.txt
        new file mode 100644
        --- /dev/null
        +++ b/a.txt
        @@ -0,0 +1 @@
        +one

        """
    )
    #expect(
      patch("one\ntwo", nil) == """
        diff --git a/a.txt b/a.txt
        deleted file mode 100644
        --- a/a.txt
        +++ /dev/null
        @@ -1,2 +0,0 @@
        -one
        -two
        \\ No newline at end of file

        """
    )
  }

  @Test("a line that only gets its line feed is another line")
  func lineFeed() {
    #expect(
      patch("one", "one\n").hasSuffix(
        """
        @@ -1 +1 @@
        -one
        \\ No newline at end of file
        +one

        """
      )
    )
  }

  @Test("an empty file that comes has no hunk, and one that is filled one at line 0")
  func empty() {
    #expect(patch(nil, "") == "diff --git a/a.txt b/a.txt\nnew file mode 100644\n")
    #expect(patch("", "x\n").hasSuffix("--- a/a.txt\n+++ b/a.txt\n@@ -0,0 +1 @@\n+x\n"))
  }

  @Test(
    "paths are written as git does",
    arguments: [
      ("a b.txt", "diff --git a/a b.txt b/a b.txt\n--- a/a b.txt\t\n+++ b/a b.txt\t\n"),
      ("é", #"diff --git "a/\303\251" "b/\303\251"\#n--- "a/\303\251"\#n+++ "b/\303\251"\#n"#),
      (#"a"\b"#, #"diff --git "a/a\"\\b" "b/a\"\\b"\#n--- "a/a\"\\b"\#n+++ "b/a\"\\b"\#n"#),
    ]
  )
  func paths(path: String, header: String) {
    #expect(patch("1\n", "2\n", at: ProjectPath(path)).hasPrefix(header))
  }

  @Test("a line that moved past others is the only one that differs")
  func moved() {
    let rest = lines(1...20)
    let text = patch("moved\n" + rest, rest + "moved\n")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("-") || $0.hasPrefix("+") } == 4)
  }

  @Test("the lines of a checkout with CR LF are compared with CR LF")
  func carriageReturns() {
    let wanted = Array("1\n2\n3\n".utf8)
    #expect(LineEndings.like(Array("1\r\n0\r\n".utf8), wanted) == Array("1\r\n2\r\n3\r\n".utf8))
    #expect(LineEndings.like(Array("1\r\n0\n".utf8), wanted) == wanted)
    #expect(LineEndings.like(nil, wanted) == wanted)
  }
}
