/// What was found in many stories: how often a word was seen, and which stories break a property.
struct Findings {
  private var counts: [String: Int] = [:]
  private var broken: [String: [String]] = [:]

  mutating func count(_ words: [String]) {
    for word in words { counts[word, default: 0] += 1 }
  }

  /// Notes that a story breaks a property.
  mutating func note(_ property: String, _ story: PlayedStory, _ what: String = "") {
    broken[property, default: []].append("seed \(story.seed) \(what)")
  }

  /// The words that were not seen often enough.
  func rare(_ words: [String]) -> [String] {
    words.filter { counts[$0, default: 0] < 5 }.map { "\($0): \(counts[$0, default: 0])" }
  }

  /// The first stories that break a property.
  func broken(_ property: String) -> ArraySlice<String> {
    (broken[property] ?? []).prefix(3)
  }
}
