/// Finds which lines of two files belong together.
///
/// Lines that stand once in both files hold the two together, as in patience diff; between them the
/// fewest changes are looked for (Myers, 1986), up to a limit, past which all between is replaced. So
/// the time is that of sorting the lines, however long the files and however different.
struct LineDiff {
  private let old: [Int]
  private let new: [Int]
  /// How many different lines there are.
  private let count: Int
  /// For each line of the old file, its line in the new one; nil if it goes.
  private var partners: [Int?]

  /// The most changes that are looked for between two lines that hold the files together.
  private static let limit = 512

  /// What differs between two files, from top to bottom.
  static func changes(_ lines: Lines) -> [LineChange] {
    var diff = LineDiff(
      old: lines.oldIDs,
      new: lines.newIDs,
      count: lines.count,
      partners: Array(repeating: nil, count: lines.old.count)
    )
    diff.match(0..<diff.old.count, 0..<diff.new.count)
    return diff.changes
  }

  /// Pairs the lines of two ranges.
  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let (oldRest, newRest) = trimmed(oldRange, newRange)
    var (oldStart, newStart) = (oldRest.lowerBound, newRest.lowerBound)
    for anchor in Anchors.find(old, oldRest, new, newRest, count: count) {
      fill(oldStart..<anchor.old, newStart..<anchor.new)
      partners[anchor.old] = anchor.new
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    fill(oldStart..<oldRest.upperBound, newStart..<newRest.upperBound)
  }

  /// Pairs what stands between two anchors.
  private mutating func fill(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let (oldRest, newRest) = trimmed(oldRange, newRange)
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }
    let path = ShortestEdit.kept(old[oldRest], new[newRest], limit: Self.limit)
    for (oldLine, newLine) in path { partners[oldLine] = newLine }
  }

  /// Pairs the lines that are the same at both ends of two ranges, and gives what is between.
  private mutating func trimmed(
    _ oldRange: Range<Int>,
    _ newRange: Range<Int>
  ) -> (Range<Int>, Range<Int>) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let a = oldRange.first, let b = newRange.first, old[a] == new[b] {
      partners[a] = b
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    while let a = oldRange.last, let b = newRange.last, old[a] == new[b] {
      partners[a] = b
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    return (oldRange, newRange)
  }

  private var changes: [LineChange] {
    var changes: [LineChange] = []
    var (oldStart, newStart) = (0, 0)
    func note(_ oldEnd: Int, _ newEnd: Int) {
      if oldStart < oldEnd || newStart < newEnd {
        changes.append(LineChange(old: oldStart..<oldEnd, new: newStart..<newEnd))
      }
    }
    for (line, partner) in partners.enumerated() {
      guard let partner else { continue }
      note(line, partner)
      (oldStart, newStart) = (line + 1, partner + 1)
    }
    note(old.count, new.count)
    return changes
  }
}
