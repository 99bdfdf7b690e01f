internal import Diagnostics

/// What an object's members are held to.
struct ReadyMembers {
  /// The schemas of the members that are named.
  let named: [Text: Int]
  /// What all others are held to, if they are held to a schema.
  let others: Int?
  /// The same as it was read.
  let schemas: MemberSchemas
}
