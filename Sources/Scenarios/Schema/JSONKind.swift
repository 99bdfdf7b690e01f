internal import Diagnostics
internal import Documents
internal import ScenarioKit

/// The kinds of JSON values, as `type` names them.
public enum JSONKind: String, Sendable, CaseIterable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// A number whose value is whole, `3.0` too.
  case integer
  /// Any number.
  case number
  /// A text.
  case string
  /// An array.
  case array
  /// An object.
  case object

  /// The kind in words: `a text`.
  var words: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Whether a value is of the kind.
  func holds(_ node: DocumentNode) -> Bool {
    switch (self, node.value) {
    case (.null, .null), (.boolean, .bool), (.number, .number), (.string, .string),
      (.array, .array), (.object, .object):
      true
    case (.integer, .number(let literal)):
      // Most are written in digits alone.
      !literal.bytes.contains(where: ".eE".utf8.contains)
        || JSONValue(node).double.map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}
