internal import DriverRules
public import ScenarioKit

/// The rules of `DriverRules` as a suite's subject.
public struct ReferenceSubject: Sendable {
  /// The suite it can be judged by.
  public let suite: String
  /// Makes one for a case.
  public let make: @Sendable () -> any ScenarioSubject

  /// Every suite that has one.
  public static let all: [ReferenceSubject] = [
    ReferenceSubject(suite: "day") { DaySubject() },
    ReferenceSubject(suite: "delivery") { DeliverySubject() },
    ReferenceSubject(suite: "load") { LoadSubject() },
    ReferenceSubject(suite: "outbox") { OutboxSubject { OutboxCore(settings: $0) } },
    ReferenceSubject(suite: "position") { PositionSubject() },
    ReferenceSubject(suite: "session") { SessionSubject() },
    ReferenceSubject(suite: "stand-in") { StandInSubject() },
  ]

  /// That of a suite; nil where it has none.
  public static func of(_ suite: String) -> ReferenceSubject? {
    all.first { $0.suite == suite }
  }
}
