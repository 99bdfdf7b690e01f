import ScenarioKit
import TestSupport

extension JSONValue {
  /// The value with one thing in it changed, the way people do when they write cases: a word or a key
  /// misspelt, a member left out, made up or moved, a value of another kind, a matcher in its place.
  func damaged(using random: inout SeededGenerator) -> JSONValue {
    switch self {
    case .object(var members) where !members.isEmpty && Int.random(in: 0..<6, using: &random) > 0:
      let index = members.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0: members[index].key = Self.misspelt(members[index].key, using: &random)
      case 1: members.remove(at: index)
      default: members[index].value = members[index].value.damaged(using: &random)
      }
      return .object(members)
    case .array(var items) where !items.isEmpty && Int.random(in: 0..<6, using: &random) > 0:
      let index = items.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0: items.remove(at: index)
      case 1: items.append(items[index])
      default: items[index] = items[index].damaged(using: &random)
      }
      return .array(items)
    case .string(let text) where Bool.random(using: &random):
      return .string(Self.misspelt(text, using: &random))
    default:
      return changed(using: &random)
    }
  }

  /// Something else in the value's place.
  private func changed(using random: inout SeededGenerator) -> JSONValue {
    let others: [JSONValue] = [
      .null, true, 0, -1, 3, 0.5, 9_007_199_254_740_993, "", "none", [], [:], ["extra": 1], [1],
      ["$any": true], ["$any": 1], ["$absent": true], ["$not": self], ["$not": "none"],
      ["$about": [300, 0.5]], ["$about": [300]], ["$has": [self]], ["$has": self],
      ["$unordered": self], ["$unordered": []], ["$any": true, "$absent": true], ["$nay": true],
    ]
    return others.randomElement(using: &random) ?? .null
  }

  private static func misspelt(_ word: String, using random: inout SeededGenerator) -> String {
    var scalars = Array(word.unicodeScalars)
    guard let index = scalars.indices.randomElement(using: &random) else { return "x" }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: scalars.remove(at: index)
    case 1: scalars.swapAt(index, 0)
    case 2: scalars[index] = ["x", "X", "/", "9", "é"].randomElement(using: &random) ?? "x"
    default: scalars.insert("s", at: index)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
