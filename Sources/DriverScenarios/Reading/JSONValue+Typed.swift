internal import ScenarioKit

/// The members of a case's objects, by what they have to be.
extension JSONValue {
  /// A member that has to be there.
  func need(_ key: String) throws -> JSONValue {
    guard let value = self[key] else { throw CaseError("`\(key)` is missing") }
    return value
  }

  /// A text that has to be there.
  func text(_ key: String) throws -> String {
    guard let text = try need(key).string else { throw CaseError("`\(key)` is no text") }
    return text
  }

  /// A whole number; nil where there is none.
  func whole<Number: FixedWidthInteger>(_ key: String) throws -> Number? {
    guard let value = self[key] else { return nil }
    guard let number = value.int.flatMap({ Number(exactly: $0) }) else {
      throw CaseError("`\(key)` is no whole number, or too large")
    }
    return number
  }

  /// The items of an array; none where there is no array.
  func list(_ key: String) -> [JSONValue] {
    self[key]?.items ?? []
  }

  /// The members of an object; none where there is no object.
  func entries(_ key: String) -> [JSONMember] {
    self[key]?.members ?? []
  }

  /// The object with a member more, or with another value of it; nothing changes without a value.
  func with(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard let value else { return self }
    return with(JSONMember(key, value))
  }

  /// The object with a member more, where something is so.
  func with(_ key: String, _ value: JSONValue, if isSo: Bool) -> JSONValue {
    isSo ? with(JSONMember(key, value)) : self
  }

  /// The object with a member more, or with another value of it.
  func with(_ member: JSONMember) -> JSONValue {
    let others = (members ?? []).filter { $0.key != member.key }
    return .object(others + [member])
  }
}
