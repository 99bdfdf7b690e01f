/// Which key took each identifier first, in the types that the accessors are nested in.
struct IdentifierScopes {
  /// By scope and identifier: the segment that became it, and its key's index.
  private var owners: [String: (segment: String, key: Int)] = [:]

  /// Takes the identifiers of a key's path; the first that another segment has taken, with the key
  /// that did, if there is one.
  mutating func take(_ path: [String], for key: Int) -> (name: String, owner: Int)? {
    var scope = ""
    var clash: (String, Int)?
    for (depth, segment) in path.enumerated() {
      let member = Identifier.member(segment)
      let isFunction = depth == path.count - 1
      var names = [(member, shown: member)]
      if !isFunction {
        let type = Identifier.groupType(segment)
        // Each group is a class file, and on a Mac two names that differ in case are one file.
        names += [(type, shown: type), ("class " + type.lowercased(), shown: type)]
      }
      for (name, shown) in names {
        let owner = owners["\(scope).\(name)"]
        if let owner, owner.segment != segment, clash == nil { clash = (shown, owner.key) }
        if owner == nil { owners["\(scope).\(name)"] = (segment, key) }
      }
      scope += ".\(member)"
    }
    return clash
  }
}
