public import Diagnostics

/// Finds keys that an object holds more than once, in linear time.
///
/// One finder serves all objects of a document, so that it allocates for the largest only.
public struct DuplicateKeys {
  /// A key written again.
  public struct Pair: Hashable, Sendable {
    /// The index of the first member with the key.
    public var first: Int
    /// The index of a later member with the same key.
    public var second: Int
  }

  /// Where hashing begins, another number in each process: no file can be made to collide.
  ///
  /// It has no say in what is found.
  private static let seed = UInt64.random(in: .min ... .max)
  /// The hashes of the keys seen so far.
  private var hashes: [UInt64] = []
  /// Open addressing with linear probing: the number of a member, or -1.
  private var slots: [Int] = []

  /// Makes a finder.
  public init() {}

  /// Every member whose key an earlier one has, in order.
  public mutating func find(in members: [DocumentNode.Member]) -> [Pair] {
    if members.count < 2 { return [] }
    var pairs: [Pair] = []
    let capacity = 1 << (Int.bitWidth - (members.count * 2).leadingZeroBitCount)
    hashes.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(-1, count: capacity))
    for index in members.indices {
      let hash = hash(members[index].key.text)
      hashes.append(hash)
      var slot = Int(truncatingIfNeeded: hash >> 32) & (capacity - 1)
      while slots[slot] >= 0 {
        let other = slots[slot]
        if hashes[other] == hash, members[other].key.text == members[index].key.text {
          pairs.append(Pair(first: other, second: index))
          break
        }
        slot = (slot + 1) & (capacity - 1)
      }
      if slots[slot] < 0 { slots[slot] = index }
    }
    return pairs
  }

  /// The problems of an object's keys: a warning at each that is written again.
  ///
  /// - Parameters:
  ///   - id: the diagnostic's id, `json/duplicate-key` or `yaml/duplicate-key`.
  ///   - hasOnlySpaceBetween: whether nothing stands between two members but white space and a
  ///     comma, no comment; then a member can be removed where the one that counts has its value.
  public mutating func problems(
    in members: [DocumentNode.Member],
    of file: SourceFile,
    id: String,
    hasOnlySpaceBetween: Bool = false
  ) -> [ReadDocument.ValueProblem] {
    let pairs = find(in: members)
    if pairs.isEmpty { return [] }
    let latest = Dictionary(pairs.map { ($0.first, $0.second) }, uniquingKeysWith: { $1 })
    var previous: [Int: Int] = [:]
    return pairs.map { pair in
      let (first, second) = (members[pair.first], members[pair.second])
      let name = second.key.text.shown
      let before = previous.updateValue(pair.second, forKey: pair.first) ?? pair.first
      let isMendable =
        hasOnlySpaceBetween
        && file.bytes(at: members[before].value.span)
          .elementsEqual(file.bytes(at: members[latest[pair.first] ?? pair.second].value.span))
      let diagnostic = Diagnostic(
        id,
        .warning,
        at: file.place(second.key.span),
        "the key `\(name)` is written twice in one object, and only the last one counts",
        help: "remove one of the two, or give it another name",
        related: [.init(file.place(first.key.span), "`\(name)` is first written here")],
        edits: isMendable
          ? [Edit(Span(members[before].key.span.start, members[before + 1].key.span.start), [])]
          : []
      )
      // The value of an alias stands before the key.
      let concerns = [first, second].map { member in
        Span(member.key.span.start, max(member.key.span.end, member.value.span.end))
      }
      return ReadDocument.ValueProblem(diagnostic, concerns: concerns)
    }
  }

  /// The hash by Fowler, Noll and Vo in 64 bits, whose high half is mixed best.
  private func hash(_ key: Text) -> UInt64 {
    key.bytes.reduce(Self.seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
