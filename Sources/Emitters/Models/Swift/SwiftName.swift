/// Names of members of the models.
enum SwiftName {
  /// What each type of ours has already, without arguments, and `self`, which is no name after a point.
  private static let members: Set<String> = [
    "debugDescription", "hashValue", "json", "self", "validate",
  ]
  /// `self`, and what an optional has: `.none` would mean that where one is expected.
  private static let cases: Set<String> = ["none", "self", "some"]

  /// The name of a property.
  static func member(_ name: String) -> String {
    members.contains(name) ? name + "_" : SwiftCode.escaped(name)
  }

  /// The name of a parameter of a request, whose type has a function `request` too.
  static func parameter(_ name: String) -> String {
    name == "request" ? name + "_" : member(name)
  }

  /// The name of an enum's case.
  static func enumCase(_ name: String) -> String {
    cases.contains(name) ? name + "_" : SwiftCode.escaped(name)
  }
}
