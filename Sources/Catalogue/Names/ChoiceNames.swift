/// Names of the enums that stand for a select's words, unique in the catalogue.
struct ChoiceNames {
  /// How many keys end on each function name; and the first groups, whose types stand beside the
  /// enums.
  private let functions: [String: Int]
  private let groups: Set<String>

  init(_ keys: KeyTree) {
    var functions: [String: Int] = [:]
    var groups: Set<String> = []
    functions.reserveCapacity(keys.leaves.count)
    // Keys of a group follow each other.
    var group: String?
    for leaf in keys.leaves {
      functions[Identifier.type(leaf.path.last ?? ""), default: 0] += 1
      guard leaf.path.count > 1, leaf.path[0] != group else { continue }
      group = leaf.path[0]
      groups.insert(Identifier.groupType(leaf.path[0]))
    }
    self.functions = functions
    self.groups = groups
  }

  /// The enum's name for an argument of a key: function and argument, `StopsLeftReason`; with the
  /// groups before it where another key has the same function.
  func name(of argument: String, at path: [String]) -> String {
    let function = Identifier.type(path.last ?? "")
    let short = function + Identifier.type(argument)
    if functions[function] == 1, !groups.contains(short) { return short }
    return path.map(Identifier.type).joined() + Identifier.type(argument)
  }
}
