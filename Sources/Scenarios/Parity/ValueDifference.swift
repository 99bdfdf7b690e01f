internal import ScenarioKit

/// A place in two values at which they are not the same.
struct ValueDifference: Sendable {
  /// The place, a JSON Pointer.
  let pointer: String
  /// What the first has there; nil where it has nothing.
  let one: JSONValue?
  /// What the second has there; nil where it has nothing.
  let other: JSONValue?

  /// How far two numbers may be apart that are not whole: sines and roots differ in their last bits from
  /// one platform to the next.
  private static let tolerance = 1e-6

  /// Every place at which two values differ.
  static func between(_ one: JSONValue, _ other: JSONValue) -> [ValueDifference] {
    var found: [ValueDifference] = []
    compare(one, other, at: "", to: &found)
    return found
  }

  private static func compare(
    _ one: JSONValue?,
    _ other: JSONValue?,
    at pointer: String,
    to found: inout [ValueDifference]
  ) {
    switch (one, other) {
    case (.object(let members), .object(let others)):
      for member in members {
        let inner = "\(pointer)/\(JSONPointer.escaped(member.key))"
        compare(member.value, other?[member.key], at: inner, to: &found)
      }
      for member in others where one?[member.key] == nil {
        let inner = "\(pointer)/\(JSONPointer.escaped(member.key))"
        found.append(ValueDifference(pointer: inner, one: nil, other: member.value))
      }
    case (.array(let items), .array(let others)):
      for index in 0..<max(items.count, others.count) {
        compare(
          item(index, of: items),
          item(index, of: others),
          at: "\(pointer)/\(index)",
          to: &found
        )
      }
    case (.double(let number), .double(let near)) where abs(number - near) <= tolerance: break
    default:
      if one != other { found.append(ValueDifference(pointer: pointer, one: one, other: other)) }
    }
  }

  /// An item; nil, and not the value null, past the end.
  private static func item(_ index: Int, of items: [JSONValue]) -> JSONValue? {
    index < items.count ? .some(items[index]) : .none
  }
}
