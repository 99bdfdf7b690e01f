internal import DriverRules

/// What a search goes through.
public struct SearchPlan: Sendable {
  /// Its name.
  public let name: String
  /// What it is about, in a few words.
  public let says: String
  /// What the driver records, in this order.
  let presses: [DriverPress]
  /// What may happen besides.
  let budget: SearchBudget
  /// What the outboxes are told.
  let compactionSize: Int

  init(
    _ name: String,
    _ says: String,
    _ presses: [DriverPress],
    _ budget: SearchBudget,
    compactionSize: Int = 65_536
  ) {
    self.name = name
    self.says = says
    self.presses = presses
    self.budget = budget
    self.compactionSize = compactionSize
  }

  /// The world in which it begins.
  var settings: WorldSettings {
    var settings = WorldSettings(compactionSize: compactionSize)
    settings.businesses = [settings.businesses[0]]
    return settings
  }
}
