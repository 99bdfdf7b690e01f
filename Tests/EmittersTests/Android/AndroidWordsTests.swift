import Testing

@Suite("Android words")
struct AndroidWordsTests {
  @Test("a catalogue makes the files that are checked in", arguments: AndroidCase.all)
  func golden(_ example: AndroidCase) throws {
    #expect(example.findings == [])
    try GoldenTree("Android/\(example.name)").expect(example.files)
  }
}
