import Diagnostics
import Explanations
import Testing

@Suite("Explanations")
struct ExplanationTests {
  @Test("every id that the sources tell has one, and there is none for an id that nothing tells")
  func complete() throws {
    let told = try ToldIDs.inSources()
    #expect(told.count > 90, "the sources were not found")
    let explained = Explanation.all.map(\.id)
    #expect(explained.sorted() == told.sorted())
  }

  @Test(
    "an area has the ids that begin with its name, each once, sorted",
    arguments: Area.all.indices
  )
  func areas(index: Int) {
    let area = Area.all[index]
    let ids = area.explanations.map(\.id)
    #expect(ids.allSatisfy { $0.hasPrefix("\(area.name)/") })
    #expect(ids == Set(ids).sorted())
  }

  @Test("texts are sentences, and summaries are clauses", arguments: Explanation.all.indices)
  func texts(index: Int) {
    let explanation = Explanation.all[index]
    for text in [explanation.why, explanation.mend] {
      #expect(text.hasSuffix("."), "\(explanation.id)")
      #expect(!text.contains("\n"), "\(explanation.id)")
    }
    for text in [explanation.summary, explanation.fix, explanation.heldBecause].compactMap(\.self) {
      #expect(!text.hasSuffix(".") && !text.contains("\n"), "\(explanation.id)")
    }
    #expect(explanation.summary.count <= 80, "\(explanation.id)")
  }

  @Test("only what no small project tells has no example: a path, a day, a run")
  func examples() {
    #expect(
      Explanation.all.filter { $0.example == nil }.map(\.id) == [
        "scenarios/difference", "scenarios/expired", "scenarios/no-such-case",
        "scenarios/subject", "scenarios/unexpected-pass", "scenarios/unreadable",
        "outputs/outside-project",
      ]
    )
  }

  @Test(
    "an id that is misspelt or lacks its area is known",
    arguments: [
      ("words/mising", "words/missing"), ("words-missing", "words/missing"),
      ("extra-key", "words/extra-key"), ("word/syntax", "words/syntax"),
      ("tokens/contrats", "tokens/contrast"), ("utterly/wrong", nil), ("", nil), ("/", nil),
    ] as [(String, String?)]
  )
  func closest(word: String, id: String?) {
    #expect(Explanation.closestID(to: word) == id)
  }
}
