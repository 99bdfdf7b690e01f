internal import DriverModels

extension OutboxBox {
  /// How long a write that is set aside waits between attempts, in milliseconds (O23).
  static let asideWait: Int64 = 900_000

  /// Whether anything of a person waits.
  func isWaiting(for person: PersonId) -> Bool {
    contents.writes[contents.firstOpen...].contains { $0.state == .waiting && $0.person == person }
  }
}
