internal import Catalogue

/// The identifiers that a catalogue's keys and arguments bring into code, so that names of our own
/// keep clear of them.
struct UsedNames {
  /// Names of groups' types.
  private(set) var types: Set<String> = []
  /// Names of groups, accessors and parameters.
  private(set) var members: Set<String> = []

  /// Collects the identifiers of a plan's keys.
  init(_ keys: [KeyPlan]) {
    var groups: Set<String> = []
    members.reserveCapacity(2 * keys.count)
    for key in keys {
      for segment in key.path.dropLast() where groups.insert(segment).inserted {
        types.insert(Identifier.groupType(segment))
        members.insert(Identifier.member(segment))
      }
      members.insert(Identifier.member(key.path.last ?? ""))
      for parameter in key.parameters { members.insert(Identifier.member(parameter.name)) }
    }
  }

  /// Whether neither a type nor a member has the name.
  func isFree(_ name: String) -> Bool {
    !types.contains(name) && !members.contains(name)
  }
}
