internal import ScenarioKit

/// One of a few that a pipe carries as a word.
protocol PipedWord: CaseIterable, Equatable {
  /// The word.
  var word: String { get }
}

extension PipedWord {
  /// The word as JSON.
  var piped: JSONValue { .string(word) }

  /// The one of a member's word; nil where there is no word.
  init?(_ json: JSONValue, _ key: String) throws {
    guard let text = json[key]?.string else { return nil }
    guard let choice = Self.allCases.first(where: { $0.word == text }) else {
      throw CaseError("`\(text)` is no word for `\(key)`")
    }
    self = choice
  }
}
