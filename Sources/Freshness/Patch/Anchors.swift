/// Lines that stand once in each of two files, in the same order in both.
enum Anchors {
  /// The longest row of them in two ranges, from top to bottom.
  ///
  /// - Parameter count: How many different lines there are; they are numbers below it.
  static func find(
    _ old: [Int],
    _ oldRange: Range<Int>,
    _ new: [Int],
    _ newRange: Range<Int>,
    count: Int
  ) -> [(old: Int, new: Int)] {
    let oldPlaces = places(old, oldRange, count)
    let newPlaces = places(new, newRange, count)
    let pairs = oldRange.compactMap { line -> (old: Int, new: Int)? in
      guard case .once = oldPlaces[old[line]], case .once(let partner) = newPlaces[old[line]] else {
        return nil
      }
      return (line, partner)
    }
    return longestRising(pairs)
  }

  private enum Occurrence {
    case never
    case once(Int)
    case often
  }

  private static func places(_ lines: [Int], _ range: Range<Int>, _ count: Int) -> [Occurrence] {
    var places = Array(repeating: Occurrence.never, count: count)
    for line in range {
      if case .never = places[lines[line]] {
        places[lines[line]] = .once(line)
      } else {
        places[lines[line]] = .often
      }
    }
    return places
  }

  /// The longest row of pairs, in order, whose new lines rise: patience sorting, with the pair before
  /// each on the pile to the left.
  private static func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var row: [(old: Int, new: Int)] = []
    var next = tops.last ?? -1
    while next >= 0 {
      row.append(pairs[next])
      next = before[next]
    }
    return row.reversed()
  }
}
