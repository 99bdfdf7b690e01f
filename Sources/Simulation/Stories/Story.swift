internal import DriverRules

/// A story of a phone, a driver and what goes wrong, step by step.
public struct Story: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// What happens in it.
  public let says: String
  let steps: [StoryStep]
  /// From how many bytes on a journal is written anew.
  let compactionSize: Int

  init(_ name: String, _ says: String, _ script: Script, compactionSize: Int = 65_536) {
    self.name = name
    self.says = says
    steps = script.steps
    self.compactionSize = compactionSize
  }

  /// The world that it happens in.
  var settings: WorldSettings { WorldSettings(compactionSize: compactionSize) }
}
