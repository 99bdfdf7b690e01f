internal import DriverScenarios
internal import ScenarioKit

/// A member or an item of a case that can be left out.
struct ValueCut {
  /// The value it is in: nil for what is given, else a step's index.
  private let step: Int?
  /// The way to it: indices of members and items.
  private let path: [Int]

  /// Every member and item of a case, outer ones before those in them; the word of a step stays.
  static func all(of scenario: GeneratedScenario) -> [ValueCut] {
    let given = paths(in: scenario.given).map { ValueCut(step: nil, path: $0) }
    let steps = scenario.steps.enumerated().flatMap { index, step in
      paths(in: step)
        .filter { step.members?[$0[0]].key != "do" }
        .map { ValueCut(step: index, path: $0) }
    }
    return (given + steps).enumerated()
      .sorted { ($0.element.path.count, $0.offset) < ($1.element.path.count, $1.offset) }
      .map(\.element)
  }

  /// The case without it.
  func cut(_ scenario: GeneratedScenario) -> GeneratedScenario {
    var shorter = scenario
    if let step {
      shorter.steps[step] = Self.value(scenario.steps[step], without: path[...])
    } else {
      shorter.given = Self.value(scenario.given, without: path[...])
    }
    return shorter
  }

  private static func paths(in value: JSONValue) -> [[Int]] {
    let inner = value.members?.map(\.value) ?? value.items ?? []
    return inner.enumerated().flatMap { index, value in
      [[index]] + paths(in: value).map { [index] + $0 }
    }
  }

  private static func value(_ value: JSONValue, without path: ArraySlice<Int>) -> JSONValue {
    guard let index = path.first else { return value }
    let rest = path.dropFirst()
    switch value {
    case .object(var members):
      if rest.isEmpty {
        members.remove(at: index)
      } else {
        members[index].value = self.value(members[index].value, without: rest)
      }
      return .object(members)
    case .array(var items):
      if rest.isEmpty {
        items.remove(at: index)
      } else {
        items[index] = self.value(items[index], without: rest)
      }
      return .array(items)
    default: return value
    }
  }
}
