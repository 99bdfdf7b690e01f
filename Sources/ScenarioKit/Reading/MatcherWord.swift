/// The words that begin with `$`, each the one key of its object.
enum MatcherWord: String, CaseIterable {
  case any = "$any"
  case absent = "$absent"
  case about = "$about"
  case unordered = "$unordered"
  case has = "$has"
  case not = "$not"

  /// What belongs to the word.
  var takes: String {
    switch self {
    case .any, .absent: "`true`"
    case .about: "an array of a number and how far off it may be"
    case .unordered, .has: "an array"
    case .not: "what it must not be"
    }
  }

  /// How it is written.
  var example: String {
    switch self {
    case .any, .absent: "{\"\(rawValue)\": true}"
    case .about: "{\"$about\": [300, 0.5]}"
    case .unordered, .has: "{\"\(rawValue)\": [\"k1\", \"k2\"]}"
    case .not: "{\"$not\": \"waiting\"}"
    }
  }
}
