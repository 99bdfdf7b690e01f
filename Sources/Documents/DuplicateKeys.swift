public import Diagnostics

/// Finds keys that an object holds more than once.
public enum DuplicateKeys {
  /// A key written again.
  public struct Pair: Hashable, Sendable {
    /// The index of the first member with the key.
    public var first: Int
    /// The index of a later member with the same key.
    public var second: Int
  }

  /// Below this many members, comparing each with each costs less than hashing.
  private static let few = 8

  /// Every member whose key an earlier one has, in order, in linear time.
  public static func find(in members: [DocumentNode.Member]) -> [Pair] {
    members.count <= few ? findByComparing(members) : findByHashing(members)
  }

  /// The problems of an object's keys: a warning at each that is written again.
  ///
  /// - Parameter id: the diagnostic's id, `json/duplicate-key` or `yaml/duplicate-key`.
  public static func problems(
    in members: [DocumentNode.Member],
    of file: SourceFile,
    id: String
  ) -> [ReadDocument.ValueProblem] {
    find(in: members).map { pair in
      let (first, second) = (members[pair.first], members[pair.second])
      let name = second.key.text.shown
      let diagnostic = Diagnostic(
        id,
        .warning,
        at: file.place(second.key.span),
        "the key `\(name)` is written twice in one object, and only the last one counts",
        help: "remove one of the two, or give it another name",
        related: [.init(file.place(first.key.span), "`\(name)` is first written here")]
      )
      let concerns = [first, second].map { Span($0.key.span.start, $0.value.span.end) }
      return ReadDocument.ValueProblem(diagnostic, concerns: concerns)
    }
  }

  private static func findByComparing(_ members: [DocumentNode.Member]) -> [Pair] {
    var pairs: [Pair] = []
    for second in members.indices.dropFirst() {
      let key = members[second].key.text
      if let first = members[..<second].firstIndex(where: { $0.key.text == key }) {
        pairs.append(Pair(first: first, second: second))
      }
    }
    return pairs
  }

  private static func findByHashing(_ members: [DocumentNode.Member]) -> [Pair] {
    var pairs: [Pair] = []
    var firsts: [Text: Int] = Dictionary(minimumCapacity: members.count)
    for (index, member) in members.enumerated() {
      if let first = firsts[member.key.text] {
        pairs.append(Pair(first: first, second: index))
      } else {
        firsts[member.key.text] = index
      }
    }
    return pairs
  }
}
