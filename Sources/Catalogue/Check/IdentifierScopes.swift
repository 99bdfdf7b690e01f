/// Which key took each identifier first, in the types that the accessors are nested in.
struct IdentifierScopes {
  /// A name that two segments became, and the key that took it first.
  typealias Clash = (name: String, owner: Int)

  /// By scope and identifier: the segment that became it, and its key's index.
  private var owners: [String: (segment: String, key: Int)] = [:]
  /// The groups that the key before stood in, outermost first: keys of a group follow each other.
  private var groups: [(segment: String, scope: String, clash: Clash?)] = []

  /// Takes the identifiers of a key's path; the first that another segment has taken, with the key
  /// that did, if there is one.
  mutating func take(_ path: [String], for key: Int) -> Clash? {
    let segments = path.dropLast()
    let shared = zip(groups, segments).prefix { $0.segment == $1 }.count
    groups.removeLast(groups.count - shared)
    for segment in segments.dropFirst(shared) { enter(segment, for: key) }
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
    groups.append((segment, "\(scope).\(member)", clash))
  }

  /// The scope that the groups make.
  private var scope: String { groups.last?.scope ?? "" }

  private mutating func take(_ name: String, of segment: String, for key: Int) -> Clash? {
    let place = scope + "." + name
    guard let owner = owners[place] else {
      owners[place] = (segment, key)
      return nil
    }
    return owner.segment == segment ? nil : (name, owner.key)
  }
}
