import Diagnostics
import Documents
import Testing

@Suite("Keys written twice")
struct DuplicateKeysTests {
  private func members(_ keys: [String]) -> [DocumentNode.Member] {
    keys.enumerated().map { index, key in
      DocumentNode.Member(
        key: DocumentText(text: Text(key), span: Span(0, 0), notation: .folded),
        value: DocumentNode(.number(Text("\(index)")), Span(0, 0))
      )
    }
  }

  private func pairs(_ keys: [String]) -> [[Int]] {
    var duplicateKeys = DuplicateKeys()
    return duplicateKeys.find(in: members(keys)).map { [$0.first, $0.second] }
  }

  @Test("each is paired with the first of its name, in order")
  func order() {
    #expect(pairs(["a", "b", "a", "b", "a"]) == [[0, 2], [1, 3], [0, 4]])
    #expect(pairs(["a", "ab", ""]) == [])
  }

  @Test("many keys are compared alike", arguments: [8, 9, 100])
  func many(count: Int) {
    let keys = (0..<count - 1).map { "key\($0)" } + ["key3"]
    #expect(pairs(keys) == [[3, count - 1]])
  }

  @Test("of members with one key the last counts, and stays at its place")
  func effective() {
    let node = DocumentNode(.object(members(["a", "b", "a", "c", "a"])), Span(0, 0))
    #expect(node.effectiveMembers.map(\.key.text) == ["b", "c", "a"])
    #expect(node.effectiveMembers.last?.value.value == .number("4"))
    #expect(node.member("a")?.value.value == .number("4"))
    #expect(node.member("d") == nil)
  }

  @Test("what is no object has no members")
  func noObject() {
    let node = DocumentNode(.null, Span(0, 4))
    #expect(node.effectiveMembers == [])
    #expect(node.member("a") == nil)
  }
}
