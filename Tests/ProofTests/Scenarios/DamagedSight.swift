import DriverScenarios
import ScenarioKit

/// What a subject shows, with something in it as no subject would show it.
enum DamagedSight {
  /// A value with one thing in it taken away, doubled or made another.
  static func damaged(_ value: JSONValue, using random: inout SeededRandom) -> JSONValue {
    switch value {
    case .object(var members) where !members.isEmpty:
      let index = Int.random(in: members.indices, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        members.remove(at: index)
      } else {
        members[index].value = damaged(members[index].value, using: &random)
      }
      return .object(members)
    case .array(var items) where !items.isEmpty:
      let index = Int.random(in: items.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: items.remove(at: index)
      case 1: items.append(items[index])
      default: items[index] = damaged(items[index], using: &random)
      }
      return .array(items)
    case .int(let number):
      return [.int(number + 1), .int(-number), .int(0), .double(0.5), .null]
        .randomElement(using: &random) ?? .null
    case .double(let number):
      return [.double(number + 100), .double(-number), .int(0)].randomElement(using: &random)
        ?? .null
    case .bool(let truth): return .bool(!truth)
    case .string(let text): return .string(words.randomElement(using: &random) ?? text)
    case .null, .object, .array:
      return [.null, [], [:], 3, "in", [["gasId": "p19", "quantity": 0]]]
        .randomElement(using: &random) ?? .null
    }
  }

  /// Words that mean something to one suite or another.
  private static let words = [
    "", "in", "closed", "signedOut", "choosingBusiness", "done", "partial", "delivered",
    "collected",
    "notDelivered", "position", "first", "minute", "moved", "soon", "fresh", "noSignal", "sent",
    "waiting", "loadUp", "count", "offLoad", "2026-03-04", "/driver/day", "/driver/businesses",
  ]
}
