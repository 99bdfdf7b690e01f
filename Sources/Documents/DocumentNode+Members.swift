public import Diagnostics

extension DocumentNode {
  /// An object's members without those that a later one with the same key overwrites, in order;
  /// empty for anything else.
  public var effectiveMembers: [Member] {
    guard case .object(let members) = value else { return [] }
    var duplicateKeys = DuplicateKeys()
    let repeated = duplicateKeys.find(in: members)
    if repeated.isEmpty { return members }
    var counts = Array(repeating: true, count: members.count)
    var latest: [Int: Int] = [:]
    for pair in repeated {
      counts[latest[pair.first] ?? pair.first] = false
      latest[pair.first] = pair.second
    }
    return members.indices.filter { counts[$0] }.map { members[$0] }
  }

  /// The member that counts for a key: the last one written, as for `JSON.parse`.
  public func member(_ key: Text) -> Member? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key.text == key }
  }
}
