internal import ScenarioKit

/// The members of a piped object, by what they have to be.
extension JSONValue {
  /// An object that is one of several, and its members; a member without a value is left out.
  static func piped(_ word: String? = nil, _ members: [(String, JSONValue?)] = []) -> JSONValue {
    let kind = word.map { JSONMember("is", .string($0)) }
    let others = members.compactMap { key, value in value.map { JSONMember(key, $0) } }
    return .object([kind].compactMap(\.self) + others)
  }

  /// Bytes, as base64 (RFC 4648, 4).
  static func bytes(_ bytes: [UInt8]) -> JSONValue {
    .string(Base64.text(bytes))
  }

  /// A whole number.
  static func whole(_ number: Int) -> JSONValue { .int(Int64(number)) }

  /// A whole number, where there is one.
  static func whole(_ number: Int64?) -> JSONValue? { number.map { .int($0) } }

  /// A text, where there is one.
  static func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }

  /// Values in their order.
  static func list(_ values: [some PipedValue]) -> JSONValue { .array(values.map(\.piped)) }

  /// A member's bytes; nil where there are none.
  func bytes(_ key: String) throws -> [UInt8]? {
    guard let value = self[key] else { return nil }
    guard let bytes = value.string.flatMap({ Base64.bytes($0) }) else {
      throw CaseError("`\(key)` is no base64")
    }
    return bytes
  }

  /// A member's whole number, which has to be there.
  func needWhole<Number: FixedWidthInteger>(_ key: String) throws -> Number {
    guard let number: Number = try whole(key) else { throw CaseError("`\(key)` is missing") }
    return number
  }

  /// A member's truth, which has to be there.
  func truth(_ key: String) throws -> Bool {
    guard let truth = try need(key).bool else { throw CaseError("`\(key)` is no truth") }
    return truth
  }

  /// A member's texts, which have to be there.
  func texts(_ key: String) throws -> [String] {
    let items = try need(key).items ?? []
    let texts = items.compactMap(\.string)
    guard texts.count == items.count else { throw CaseError("`\(key)` is not only texts") }
    return texts
  }

  /// A member's value, which has to be there.
  func piped<Value: PipedValue>(_ key: String) throws -> Value {
    try Value(piped: need(key))
  }

  /// A member's values, which have to be there.
  func pipedList<Value: PipedValue>(_ key: String) throws -> [Value] {
    try (need(key).items ?? []).map { try Value(piped: $0) }
  }

  /// One of a few words, which has to be there.
  func word<Choice: RawRepresentable<String>>(_ key: String) throws -> Choice {
    let text = try text(key)
    guard let choice = Choice(rawValue: text) else {
      throw CaseError("`\(text)` is no word for `\(key)`")
    }
    return choice
  }
}
