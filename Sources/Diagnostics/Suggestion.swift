/// The word that was probably meant where an unknown one stands.
public enum Suggestion {
  /// The candidate with the fewest slips from `word`, or nil if none is near enough.
  ///
  /// A slip is a letter added, left out, changed, or swapped with its neighbour; case does not
  /// count. One slip in three letters is near enough. Of equals, the first candidate wins.
  public static func closest(to word: String, among candidates: [String]) -> String? {
    let letters = folded(word)
    // Nobody mistypes a word this long, and the work grows with the square of the length.
    guard letters.count <= 64 else { return nil }
    var best: (candidate: String, slips: Int)?
    for candidate in candidates {
      let target = folded(candidate)
      let allowed = max(1, min(letters.count, target.count) / 3)
      guard abs(letters.count - target.count) <= allowed else { continue }
      let slips = slips(from: letters, to: target)
      if slips <= allowed, slips < best?.slips ?? .max {
        best = (candidate, slips)
      }
    }
    return best?.candidate
  }

  private static func folded(_ word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars)
  }

  /// The optimal string alignment distance, with three rows of the table kept.
  private static func slips(from word: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for (row, letter) in word.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(target.count + 1)
      for (column, other) in target.enumerated() {
        var slips = min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (letter == other ? 0 : 1)
        )
        if row > 0, column > 0, letter == target[column - 1], word[row - 1] == other {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
