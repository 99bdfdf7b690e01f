/// A schema made ready to judge many values by: other schemas are numbers in the list of all, and what
/// tells alternatives apart was looked up.
struct ReadySchema {
  /// What it asks of a value, in the order of the file.
  var keywords: [ReadyKeyword]

  /// Whether it is `false` and nothing else.
  var isNothing: Bool {
    guard keywords.count == 1, case .plain(.nothing) = keywords[0] else { return false }
    return true
  }
}
