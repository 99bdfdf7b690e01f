import ScenarioKit

extension JSONValue {
  /// The object with another value of a member.
  func but(_ key: String, _ value: JSONValue) -> JSONValue {
    let others = (members ?? []).filter { $0.key != key }
    return .object(others + [JSONMember(key, value)])
  }
}
