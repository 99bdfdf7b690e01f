/// `spec/mobile/stand-in.json`: worlds to begin with, and the scenarios made of them.
public struct StandInFile: Hashable, Sendable {
  /// The scenarios, in the order of the file.
  public let scenarios: [StandInScenario]

  /// Reads the file.
  ///
  /// - Throws: the first thing that is wrong with it.
  public init(json: [UInt8]) throws(StandInError) {
    let root = try DataNode(json: json)
    var bases: [String: DataNode] = [:]
    for (name, node) in try root.need("bases").members {
      _ = try StandInWorld(node)
      bases[name] = node
    }
    var scenarios: [StandInScenario] = []
    for node in try root.need("scenarios").items {
      let scenario = try Self.scenario(node, bases)
      if scenarios.contains(where: { $0.name == scenario.name }) {
        throw try node.need("name").error("there is a scenario `\(scenario.name)` already")
      }
      scenarios.append(scenario)
    }
    self.scenarios = scenarios
  }

  /// The scenario of a name; nil if there is none.
  public func scenario(_ name: String) -> StandInScenario? {
    scenarios.first { $0.name == name }
  }

  private static func scenario(
    _ node: DataNode,
    _ bases: [String: DataNode]
  ) throws(StandInError) -> StandInScenario {
    let named = try node.need("base")
    guard let base = bases[try named.text] else {
      throw named.error("there is no base `\(try named.text)`")
    }
    let world: StandInWorld
    if let patch = try node["state"] {
      world = try StandInWorld(base).patched(by: patch.value, at: patch.path)
    } else {
      world = try StandInWorld(base)
    }
    return try StandInScenario(
      name: node.need("name").text,
      says: node.need("says").text,
      world: world,
      node
    )
  }
}
