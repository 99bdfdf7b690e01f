import CatalogueFixtures
import Emitters
import Messages
import Outputs
import Testing

@Suite("Android words")
struct AndroidWordsTests {
  @Test("a catalogue makes the files that are checked in", arguments: AndroidCase.all)
  func golden(_ example: AndroidCase) throws {
    #expect(example.findings == [])
    try GoldenTree("Android/\(example.name)").expect(example.files)
  }

  @Test("an output is the same each time it is made", arguments: AndroidCase.all)
  func again(_ example: AndroidCase) {
    let again = example.makeAgain()
    #expect(again.map(\.path) == example.files.map(\.path))
    #expect(again.map(\.bytes) == example.files.map(\.bytes))
  }

  @Test("every file carries the header, and no path stands twice", arguments: AndroidCase.all)
  func headers(_ example: AndroidCase) {
    #expect(example.files.allSatisfy { GeneratedHeader.stands(in: $0.bytes) })
    #expect(FileTree(example.files).diagnostics == [])
  }

  private func folders(_ source: String, _ others: String...) -> [String] {
    let text = #"{"k": "x"}"#
    let fixture =
      switch others.count {
      case 0: CatalogueFixture([source: text])
      case 1: CatalogueFixture([source: text, others[0]: text])
      default: CatalogueFixture([source: text, others[0]: text, others[1]: text])
      }
    return AndroidWords.files(fixture.plan, settings: AndroidCase.settings())
      .map(\.path.string)
      .filter { $0.hasSuffix("/strings.xml") }
      .map { String($0.dropFirst(4).dropLast(12)) }
      .sorted()
  }

  @Test("an English source stands in values/ alone")
  func english() {
    #expect(folders("en", "pl", "en-GB") == ["values", "values-en-rGB", "values-pl"])
    #expect(folders("en-GB", "pl") == ["values", "values-pl"])
    #expect(folders("pl") == ["values"])
  }

  @Test("a source that Android would pass over stands in its own folder too")
  func ownFolder() {
    #expect(folders("pl", "de") == ["values", "values-de", "values-pl"])
    #expect(folders("en-GB", "en-US") == ["values", "values-en-rGB", "values-en-rUS"])
  }

  @Test("a locale's folder has the name that Android knows")
  func qualifiers() {
    #expect(folders("en", "he", "zh-Hans") == ["values", "values-b+zh+Hans", "values-iw"])
    #expect(folders("en", "pt_BR", "no") == ["values", "values-nb", "values-pt-rBR"])
  }
}
