internal import APIModels
internal import Diagnostics
internal import Documents
internal import ScenarioKit

extension DocumentNode {
  /// What is wrong with a value by a keyword that has no schemas within; nil where it is right.
  func problem(by keyword: Keyword) -> String? {
    switch keyword {
    case .nothing: return "nothing can stand here"
    case .type(let kinds):
      if kinds.contains(where: { $0.holds(self) }) { return nil }
      return "\(Self.choice(kinds.map(\.words))) stands here, not \(kindName)"
    case .const(let value):
      return value == JSONValue(self) ? nil : "only `\(value.text)` stands here"
    case .least(let counted, let least):
      guard let count = counted.count(of: self), count < least else { return nil }
      return "\(counted.words(least)) is the least there can be, not \(count)"
    case .most(let counted, let most):
      guard let count = counted.count(of: self), count > most else { return nil }
      return "\(counted.words(most)) is the most there can be, not \(count)"
    case .minimum(let least):
      guard let number, number < least else { return nil }
      return "it is \(JSONValue.double(least).text) at least"
    case .maximum(let most):
      guard let number, number > most else { return nil }
      return "it is \(JSONValue.double(most).text) at most"
    case .pattern(let matcher):
      guard case .string(let text) = value, !matcher.matches(text.text.string) else { return nil }
      return "the text does not have the form `\(matcher.pattern.source)`"
    case .reference, .enumeration, .anyOf, .oneOf, .members, .required, .propertyNames, .items:
      return nil
    }
  }

  private var number: Double? {
    if case .number = value { JSONValue(self).double } else { nil }
  }

  private static func choice(_ words: [String]) -> String {
    [words.dropLast().joined(separator: ", "), words.suffix(1).joined()].filter { !$0.isEmpty }
      .joined(separator: " or ")
  }
}
