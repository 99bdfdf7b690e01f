public import DriverModels
public import DriverRules

/// Who and what there is in a simulated world.
public struct WorldSettings: Hashable, Sendable {
  /// The businesses.
  public var businesses: [BusinessId] = [BusinessId("acme"), BusinessId("gasco")]
  /// The people who drive.
  public var people: [PersonId] = [PersonId("sam"), PersonId("kim")]
  /// What the outboxes are told: journals are small here, so that they are written anew often.
  public var outbox = OutboxSettings(
    server: ServerOrigin(of: "https://api.getbottle.app"),
    compactionSize: 1_500
  )

  /// Makes a world's settings.
  public init() {}
}
