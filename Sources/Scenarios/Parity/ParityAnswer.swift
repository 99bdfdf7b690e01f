public import ScenarioKit

/// What a subject answers to a step.
public enum ParityAnswer: Sendable {
  /// What is seen.
  case seen(JSONValue)
  /// It threw.
  case error(String)

  /// What is seen, where something is.
  public var seen: JSONValue? {
    if case .seen(let value) = self { value } else { nil }
  }

  /// For people: JSON, or what it threw.
  public var shown: String {
    switch self {
    case .seen(let value): String(decoding: value.json, as: UTF8.self)
    case .error(let message): "error: \(message)"
    }
  }

  /// Whether both subjects did the same: what they throw is each language's own.
  func agrees(with other: ParityAnswer) -> Bool {
    switch (self, other) {
    case (.seen(let one), .seen(let other)): ValueDifference.between(one, other).isEmpty
    case (.error, .error): true
    default: false
    }
  }
}
