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

  /// How long the phone has been on when a world begins, in milliseconds.
  var up: Int64 = 50_000

  /// Makes a world's settings.
  public init() {}

  /// Makes those of a world in which nothing is left to chance.
  ///
  /// It begins as after each power cut, so that worlds do not differ by it.
  init(compactionSize: Int) {
    outbox.compactionSize = compactionSize
    up = Self.upAfterPowerCut
  }

  /// How long the phone has been on when it is used again after a power cut, in milliseconds.
  static let upAfterPowerCut: Int64 = 5_000
}
