/// One of the stand-in's scenarios: a world, what goes wrong in it, and what changes.
public struct StandInScenario: Hashable, Sendable {
  /// The name by which it is started: `two-step`.
  public var name: String
  /// What it is, in a sentence.
  public var says: String
  /// What there is at first.
  public var world: StandInWorld
  /// What goes wrong.
  public var faults: [Fault]
  /// What the office does meanwhile.
  public var changes: [StandInChange]

  /// Reads a world by itself, as it stands in `bases`, with `faults` and `changes` beside what is in it.
  public init(json: [UInt8]) throws(StandInError) {
    let node = try DataNode(json: json)
    try self.init(name: "", says: "", world: StandInWorld(node), node)
  }

  init(
    name: String,
    says: String,
    world: StandInWorld,
    _ node: DataNode
  ) throws(StandInError) {
    self.name = name
    self.says = says
    self.world = world
    faults = try node["faults"]?.items.map { item throws(StandInError) in try Fault(item) } ?? []
    changes =
      try node["changes"]?.items.map { item throws(StandInError) in try StandInChange(item) } ?? []
    for (change, place) in zip(changes, try node["changes"]?.items ?? []) {
      _ = try world.patched(by: change.state, at: place.need("state").path)
    }
  }
}
