internal import Diagnostics
internal import Documents
internal import ScenarioKit

/// The values of which one is to stand somewhere.
struct ReadyWords {
  let values: [JSONValue]
  /// Those that are texts.
  private let texts: [Text]

  init(_ values: [JSONValue]) {
    self.values = values
    texts = values.compactMap(\.string).map { Text($0) }
  }

  /// Whether a value is one of them.
  func hold(_ node: DocumentNode) -> Bool {
    if case .string(let text) = node.value { return texts.contains(text.text) }
    return values.contains(JSONValue(node))
  }
}
