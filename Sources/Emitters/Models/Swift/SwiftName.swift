/// Names of members of the models.
enum SwiftName {
  /// Members without arguments that a type of ours may have, and `self`, which is no name after a
  /// point.
  private static let taken: Set<String> = [
    "hashValue", "json", "request", "self", "validate", "wireText", "word",
  ]

  /// The name of a property or a parameter.
  static func member(_ name: String) -> String {
    taken.contains(name) ? name + "_" : SwiftCode.escaped(name)
  }

  /// The name of an enum's case: neither of those that an optional has, which would be meant by `.none`
  /// where an optional is expected.
  static func enumCase(_ name: String) -> String {
    ["none", "some"].contains(name) ? name + "_" : member(name)
  }
}
