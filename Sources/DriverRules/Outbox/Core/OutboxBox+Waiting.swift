internal import DriverModels

extension OutboxBox {
  /// How long a write that is set aside waits between attempts, in milliseconds (O23).
  static let asideWait: Int64 = 900_000

  /// Whether anything of a person waits.
  func isWaiting(for person: PersonId) -> Bool {
    contents.writes.indices[contents.firstOpen...].contains {
      contents.writes[$0].state == .waiting && contents.writes[$0].person == person
    }
  }
}
