internal import Catalogue

/// The accessors as they nest in code: a group a part of the keys' paths, in the keys' order.
struct AccessorGroup {
  /// The path of the group; empty for the outermost.
  var path: [String] = []
  /// What stands in it, in the order of first appearance.
  var members: [Member] = []

  /// What a group holds.
  enum Member {
    /// The accessor of a key: its index in the plan.
    case key(Int)
    /// A group further in.
    case group(AccessorGroup)
  }

  /// The groups of a plan's keys.
  init(_ keys: [KeyPlan]) {
    self.init(path: [], keys, Array(keys.indices))
  }

  /// The groups below a path, of the keys that begin with it.
  private init(path: [String], _ keys: [KeyPlan], _ indices: [Int]) {
    self.path = path
    let depth = path.count
    var positions: [String: Int] = [:]
    var nested: [(segment: String, keys: [Int])] = []
    var order: [(isGroup: Bool, index: Int)] = []
    for index in indices {
      guard keys[index].path.count > depth + 1 else {
        order.append((false, index))
        continue
      }
      let segment = keys[index].path[depth]
      if let position = positions[segment] {
        nested[position].keys.append(index)
      } else {
        positions[segment] = nested.count
        order.append((true, nested.count))
        nested.append((segment, [index]))
      }
    }
    members = order.map { isGroup, index in
      guard isGroup else { return .key(index) }
      return .group(
        AccessorGroup(path: path + [nested[index].segment], keys, nested[index].keys)
      )
    }
  }
}
