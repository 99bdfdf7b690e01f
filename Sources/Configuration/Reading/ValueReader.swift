internal import Diagnostics
internal import Documents

/// How the value of a key is read, and what to say it must be.
struct ValueReader<Value>: Sendable {
  /// What the key takes, to follow `must be`: `a whole number from 21 to 99`.
  let expected: String
  /// Makes a value of a node.
  let read: @Sendable (DocumentNode) -> Reading

  /// What a node came to.
  enum Reading {
    /// The value.
    case value(Value)
    /// A node of a kind that the key does not take.
    case wrongType
    /// The right kind with a value that the key does not take; the span is that of a part, where
    /// only a part is wrong.
    case invalid(Span? = nil, help: String? = nil)
  }
}

extension ValueReader where Value == Bool {
  static let boolean = ValueReader(expected: "`true` or `false`") { node in
    switch node.value {
    case .bool(let value): .value(value)
    case .string(let text):
      meant(by: text.text.string).map { .invalid(help: "write `\($0)`") } ?? .wrongType
    case .null, .number, .array, .object: .wrongType
    }
  }

  /// What older readers of YAML take a word for, or people who put it between quotes.
  private static func meant(by word: String) -> Bool? {
    switch word.lowercased() {
    case "true", "yes", "on", "y": true
    case "false", "no", "off", "n": false
    default: nil
    }
  }
}

extension ValueReader where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> ValueReader {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return ValueReader(expected: expected) { node in
      if case .string(let text) = node.value, Int(text.text.string) != nil {
        return .invalid(help: "write it without quotes: `\(text.text.string)`")
      }
      guard case .number(let text) = node.value else { return .wrongType }
      guard let value = Int(text.string), range.contains(value) else { return .invalid() }
      return .value(value)
    }
  }
}

extension ValueReader where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the type's own words.
  static func word() -> ValueReader {
    let words = Value.allCases.map(\.rawValue)
    let quoted = words.map { "`\($0)`" }
    let expected = [quoted.dropLast().joined(separator: ", "), quoted.suffix(1).joined()]
      .filter { !$0.isEmpty }.joined(separator: " or ")
    return ValueReader(expected: expected) { node in
      guard case .string(let text) = node.value else { return .wrongType }
      let word = text.text.string
      guard let value = Value(rawValue: word) else {
        return .invalid(
          help: Suggestion.closest(to: word, among: words).map { "did you mean `\($0)`?" }
        )
      }
      return .value(value)
    }
  }
}
