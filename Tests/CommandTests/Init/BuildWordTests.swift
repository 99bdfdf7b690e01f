import Testing

@testable import Command

@Suite("Build files")
struct BuildWordTests {
  @Test(
    "a setting is found however it is written, and not in comments",
    arguments: [
      ("namespace = \"a.b\"", "a.b"), ("namespace 'a.b'", "a.b"), ("namespace(\"a.b\")", "a.b"),
      ("// namespace 'x'\nnamespace 'a.b' // 'y'", "a.b"),
      ("/* namespace 'x' */ namespace 'a.b'", "a.b"),
      ("\"namespace\" namespaces 'x'", nil), ("namespace = ", nil), ("namespace '", ""),
      ("/* namespace 'a.b'", nil), ("namespace 'a\\", "a\\"),
    ] as [(String, String?)]
  )
  func setting(text: String, value: String?) {
    #expect(BuildWord.read(Array(text.utf8)).setting("namespace") == value)
  }

  @Test("a list ends at its bracket")
  func list() {
    let words = BuildWord.read(Array(#"knownRegions = ( en, Base, "zh-Hans", ); x = y;"#.utf8))
    #expect(words.list("knownRegions") == ["en", "Base", "zh-Hans"])
    #expect(words.list("absent") == [])
  }
}
