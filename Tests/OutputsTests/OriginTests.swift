import Diagnostics
import Outputs
import Testing

@Suite("What an output is made of")
struct OriginTests {
  /// `head one1 one2 two tail`, of which two parts are of items 1 and 2.
  private var file: OutputFile {
    var parts = Parts()
    parts.begin(1, at: 5)
    parts.begin(2, at: 15)
    parts.end(at: 19)
    let text = MadeText(bytes: Array("head one1 one2 two tail".utf8), parts: parts)
    return OutputFile(path: "a", text) { item in
      Origin("item \(item)", at: Place(path: "in", span: Span(item, item)))
    }
  }

  @Test(
    "a byte is of the part that begins last before it",
    arguments: [
      ([0], []), ([4], []), ([5], ["item 1"]), ([14], ["item 1"]), ([15], ["item 2"]),
      ([19], []), ([1_000], []), ([16, 6, 17, 0, 7], ["item 2", "item 1"]),
    ]
  )
  func bytes(offsets: [Int], names: [String]) {
    #expect(file.origins(at: offsets).map(\.name) == names)
  }

  @Test("all there are stand in the order of their parts, and a file without parts has none")
  func all() {
    #expect(file.origins.map(\.name) == ["item 1", "item 2"])
    #expect(OutputFile(path: "a", bytes: [1]).origins.isEmpty)
  }
}
