/// Names for the occurrences of plurals in one text: `n`, and `n2` for the second of that argument.
struct OccurrenceNames {
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  /// The name of the next occurrence of an argument, which no other occurrence has.
  mutating func next(_ argument: String) -> String {
    var count = counts[argument, default: 0]
    var name: String
    repeat {
      count += 1
      name = count == 1 ? argument : "\(argument)\(count)"
    } while !taken.insert(name).inserted
    counts[argument] = count
    return name
  }
}
