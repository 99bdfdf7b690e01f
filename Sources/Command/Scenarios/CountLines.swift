internal import ScenarioKit

/// Counts with their names.
enum CountLines {
  /// For people: a line each, the numbers below one another.
  static func text(_ counts: [(name: String, count: Int)]) -> String {
    let width = counts.map { $0.name.count }.max() ?? 0
    let numbers = counts.map { $0.count.grouped }
    let digits = numbers.map(\.count).max() ?? 0
    return zip(counts, numbers).map { count, number in
      let gap = width - count.name.count + digits - number.count + 2
      return "  \(count.name)\(String(repeating: " ", count: gap))\(number)\n"
    }.joined()
  }

  /// For programs: members.
  static func members(_ counts: [(name: String, count: Int)]) -> [JSONMember] {
    counts.map { JSONMember(member($0.name), .int(Int64($0.count))) }
  }

  /// A name of several words as a member's: `power cuts` is `powerCuts`.
  private static func member(_ name: String) -> String {
    let words = name.split { $0 == " " || $0 == "-" }
    return words.enumerated().map {
      $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
    }.joined()
  }
}

extension Int {
  /// The number with commas between thousands.
  var grouped: String {
    let digits = Array(String(self))
    return digits.indices.map { index in
      let isGap = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isGap ? "," : "") + String(digits[index])
    }.joined()
  }
}
