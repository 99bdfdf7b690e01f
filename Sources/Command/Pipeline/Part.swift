internal import Configuration
internal import Emitters
internal import Outputs
internal import Scenarios

/// Some of what a project generates, by what it is made of; the raw value is its word for `--only`.
enum Part: String, CaseIterable {
  case words
  case colours
  case models
  case scenarios

  /// What keeps a project from having any of it, as the end of a sentence; nil if it has.
  func absence(in configuration: Configuration) -> String? {
    switch self {
    case .words: configuration.words == nil ? "bottle.yaml has no `words`" : nil
    case .colours: configuration.tokens == nil ? "bottle.yaml has no `tokens`" : nil
    case .models: configuration.api == nil ? "bottle.yaml has no `api`" : nil
    case .scenarios:
      configuration.scenarios == nil ? "bottle.yaml has no `scenarios`" : nil
    }
  }

  /// What files of this part alone are known by.
  func marks(_ configuration: Configuration) -> [OwnershipMark] {
    switch self {
    case .words:
      [configuration.words.map { .header(from: $0.catalogue.value) }, .manualKeys]
        .compactMap(\.self)
    case .colours:
      [configuration.tokens.map { .header(from: $0.stylesheet.value.string) }, .bottleAuthor]
        .compactMap(\.self)
    case .models: [configuration.api.map { .header(from: $0.value.string) }].compactMap(\.self)
    case .scenarios:
      [configuration.scenarios.map { .header(from: $0.spec.value.string) }, .comment]
        .compactMap(\.self)
    }
  }
}

extension Configuration {
  /// As if bottle.yaml asked for one part only.
  func limited(to part: Part) -> Configuration {
    var limited = self
    if part != .words { limited.words = nil }
    if part != .colours { limited.tokens = nil }
    if part != .models { limited.api = nil }
    if part != .scenarios { limited.scenarios = nil }
    return limited
  }
}
