/// The fewest changes that make one row of lines another (Myers, *An O(ND) Difference Algorithm*, 1986).
struct ShortestEdit {
  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>
  /// For each number of changes, how far each diagonal `-d, -d + 2, … d` is come in the old lines.
  private var reached: [[Int]] = []

  /// The lines that stay, in pairs; none if it takes more than `limit` changes.
  static func kept(
    _ old: ArraySlice<Int>,
    _ new: ArraySlice<Int>,
    limit: Int
  ) -> [(old: Int, new: Int)] {
    var edit = ShortestEdit(old: old, new: new)
    for changes in 0...min(limit, old.count + new.count) where edit.reachesEnd(with: changes) {
      return edit.path(of: changes)
    }
    return []
  }

  /// Goes as far as that many changes lead on every diagonal.
  private mutating func reachesEnd(with changes: Int) -> Bool {
    var row: [Int] = []
    row.reserveCapacity(changes + 1)
    for diagonal in stride(from: -changes, through: changes, by: 2) {
      var x = start(diagonal, changes).x
      while x < old.count, x - diagonal < new.count, x - diagonal >= 0,
        old[old.startIndex + x] == new[new.startIndex + x - diagonal]
      { x += 1 }
      row.append(x)
      if x >= old.count, x - diagonal >= new.count {
        reached.append(row)
        return true
      }
    }
    reached.append(row)
    return false
  }

  /// Where a diagonal is entered by the last of some changes, and from which one.
  private func start(_ diagonal: Int, _ changes: Int) -> (x: Int, from: Int) {
    guard changes > 0 else { return (0, 0) }
    let above = far(diagonal + 1, changes - 1)
    let left = far(diagonal - 1, changes - 1)
    // Removals before additions, as patches have them.
    if let left, left >= above ?? -1 { return (left + 1, diagonal - 1) }
    return (above ?? 0, diagonal + 1)
  }

  /// How far a diagonal is come after some changes; nil if they do not lead to it.
  private func far(_ diagonal: Int, _ changes: Int) -> Int? {
    guard abs(diagonal) <= changes else { return nil }
    return reached[changes][(diagonal + changes) / 2]
  }

  private func path(of changes: Int) -> [(old: Int, new: Int)] {
    var kept: [(old: Int, new: Int)] = []
    var diagonal = old.count - new.count
    var x = old.count
    for change in stride(from: changes, through: 0, by: -1) {
      let (start, from) = start(diagonal, change)
      while x > start {
        x -= 1
        kept.append((old.startIndex + x, new.startIndex + x - diagonal))
      }
      // Entered from the left, a line of the old file was passed.
      if from < diagonal { x -= 1 }
      diagonal = from
    }
    return kept.reversed()
  }
}
