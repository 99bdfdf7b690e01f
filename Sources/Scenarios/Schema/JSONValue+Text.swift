internal import ScenarioKit

extension JSONValue {
  /// The value as JSON, on one line.
  var text: String { String(decoding: json, as: UTF8.self) }
}
