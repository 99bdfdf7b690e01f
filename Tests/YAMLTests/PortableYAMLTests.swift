import Diagnostics
import Documents
import TestSupport
import Testing
import YAML

@Suite("YAML that means one thing to every reader")
struct PortableYAMLTests {
  private func problems(_ source: MarkedSource, by rules: YAMLRules) -> [String] {
    YAMLReader.read(source.file, by: rules).diagnostics.map(\.id)
  }

  @Test(
    "plain scalars that YAML 1.1 and 1.2 take for two things need quotes",
    arguments: [
      "~", "017", "0o17", "0x1F", "0b1", "1_000", "+1", ".5", "1.", ".inf", "-.INF", ".nan",
      "2026-03-04", "2026-3-4", "2026-03-04T06:00:00Z", "12:30", "12:30:45.5", "-1:30",
    ]
  )
  func ambiguous(scalar: String) {
    let source = MarkedSource("a: ⟦\(scalar)⟧\n")
    let read = YAMLReader.read(source.file, by: .portable)
    #expect(read.diagnostics.map(\.id) == ["yaml/ambiguous-scalar"])
    #expect(read.diagnostics.map(\.place) == source.spans.map(source.file.place))
    #expect(problems(MarkedSource("a: '\(scalar)'\n"), by: .portable) == [])
    #expect(problems(source, by: .core) == [])
  }

  @Test(
    "others need none",
    arguments: [
      "null", "true", "0", "-0", "12.50", "1e3", "-1E-2", "3.1.0", "1.0.0", "a1", "12a", "+",
      "propane-19", "7d0c0a52-9a55-4a6e-8f0e-2f6f0f9c1a01", "1 High Street", "12:3a", "2026-03",
      "2026-03-04x", "/a:b",
    ]
  )
  func plain(scalar: String) {
    #expect(problems(MarkedSource("a: \(scalar)\n"), by: .portable) == [])
  }

  @Test(
    "anchors, aliases, tags and repeated keys are errors",
    arguments: [
      ("a: ⟦&x 1⟧\n", "yaml/anchor"),
      ("a: ⟦!!str 1⟧\n", "yaml/tag"),
      ("a: ⟦!!map {b: 1}⟧\n", "yaml/tag"),
      ("⟦!!str a⟧: 1\n", "yaml/tag"),
      ("a: 1\n⟦a⟧: 2\n", "yaml/duplicate-key"),
      ("a: ⟦on⟧\n", "yaml/ambiguous-boolean"),
      ("⟦on⟧: 1\n", "yaml/ambiguous-boolean"),
      ("⟦2026-03-04⟧: 1\n", "yaml/ambiguous-scalar"),
    ]
  )
  func refused(marked: String, id: String) {
    let source = MarkedSource(marked)
    let found = YAMLReader.read(source.file, by: .portable).diagnostics
    #expect(found.map(\.id) == [id])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.place) == source.spans.map(source.file.place))
  }

  @Test("an alias is told beside its anchor, and stands for the value all the same")
  func alias() {
    let source = MarkedSource("a: ⟦&x 1⟧\nb: ⟦*x⟧\n")
    let read = YAMLReader.read(source.file, by: .portable)
    #expect(read.diagnostics.map(\.id) == ["yaml/anchor", "yaml/alias"])
    #expect(read.diagnostics.map(\.place) == source.spans.map(source.file.place))
    #expect(read.root?.member("b")?.value.value == .number("1"))
  }
}
