/// Which key took each identifier first, in the types that the accessors are nested in.
struct IdentifierScopes {
  /// A name that two segments became, and the key that took it first.
  typealias Clash = (name: String, owner: Int)

  /// An identifier in one of the scopes, which are numbered: short to hash.
  private struct Place: Hashable {
    var scope: Int
    var name: String
  }

  /// By place: the segment that became the identifier, and its key's index.
  private var owners: [Place: (segment: String, key: Int)] = [:]
  /// The scopes in the scopes around them, by the member that returns a group.
  private var scopes: [Place: Int] = [:]
  /// The groups that the key before stood in, outermost first: keys of a group follow each other.
  private var groups: [(segment: String, scope: Int, clash: Clash?)] = []

  /// Scopes for about so many keys.
  init(capacity: Int) {
    owners.reserveCapacity(capacity)
  }

  /// Takes the identifiers of a key's path; the first that another segment has taken, with the key
  /// that did, if there is one.
  mutating func take(_ path: [String], for key: Int) -> Clash? {
    let depth = max(path.count - 1, 0)
    var shared = 0
    while shared < min(groups.count, depth), groups[shared].segment == path[shared] { shared += 1 }
    groups.removeLast(groups.count - shared)
    while groups.count < depth { enter(path[groups.count], for: key) }
    let segment = path.last ?? ""
    let own = take(Identifier.member(segment), of: segment, for: key)
    return groups.last?.clash ?? own
  }

  private mutating func enter(_ segment: String, for key: Int) {
    let member = Identifier.member(segment)
    let type = Identifier.groupType(segment)
    var clash = groups.last?.clash
    // Each group is a class file, and on a Mac two names that differ in case are one file.
    for (name, shown) in [(member, member), (type, type), ("class " + type.lowercased(), type)] {
      if let own = take(name, of: segment, for: key), clash == nil { clash = (shown, own.owner) }
    }
    let place = Place(scope: scope, name: member)
    let inner = scopes[place] ?? scopes.count + 1
    scopes[place] = inner
    groups.append((segment, inner, clash))
  }

  /// The scope that the groups make; 0 outside of all.
  private var scope: Int { groups.last?.scope ?? 0 }

  private mutating func take(_ name: String, of segment: String, for key: Int) -> Clash? {
    let place = Place(scope: scope, name: name)
    guard let owner = owners[place] else {
      owners[place] = (segment, key)
      return nil
    }
    return owner.segment == segment ? nil : (name, owner.key)
  }
}
