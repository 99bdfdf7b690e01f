public import DriverModels

/// The days and the writes that a phone keeps, of everybody who signed in on it, and who sees what of
/// them.
public struct KeptWork: Hashable, Sendable {
  /// The days.
  public let days: [KeptDay]
  /// The writes that wait, a count for each person and business.
  public private(set) var unsent: [UnsentWrites]
  /// The write-up that is open.
  public private(set) var writeUp: WriteUp?

  /// Makes what is kept.
  public init(days: [KeptDay], unsent: [UnsentWrites]) {
    self.days = days
    self.unsent = unsent
  }

  /// The dates that a session shows: the person's own, for the business that is open (S16, S17).
  public func dates(in session: Session) -> [CalendarDate] {
    days.filter { $0.person == session.person && $0.business == session.business }.map(\.date)
  }

  /// How many writes a person's sign-out warns of (S15).
  public func unsent(of person: PersonId?) -> Int {
    unsent.filter { $0.person == person }.reduce(0) { $0 + $1.count }
  }

  /// The writes of everybody but the person who is signed in: a count each (S10, S16).
  public func others(in session: Session) -> [(name: String, count: Int)] {
    guard session.state != .closed else { return [] }
    var seen: [PersonId] = []
    return unsent.filter { $0.person != session.person }.compactMap { entry in
      if seen.contains(entry.person) { return nil }
      seen.append(entry.person)
      let count = unsent(of: entry.person)
      return count > 0 ? (entry.name, count) : nil
    }
  }

  /// Somebody begins to write something up.
  public mutating func begin(in session: Session) {
    guard let person = session.stored.person, let business = session.business else { return }
    writeUp = WriteUp(person: person, business: business)
  }

  /// Records what is written up, signed in or not, for whom it was begun (S10, S17).
  ///
  /// - Returns: what was recorded; nil if nothing is being written up.
  public mutating func record() -> WriteUp? {
    guard let done = writeUp else { return nil }
    writeUp = nil
    let (person, business) = (done.person.id, done.business)
    if let index = unsent.firstIndex(where: { $0.person == person && $0.business == business }) {
      unsent[index].count += 1
    } else {
      unsent.append(
        UnsentWrites(person: person, name: done.person.name, business: business, count: 1)
      )
    }
    return done
  }

  /// Signing out by choice or the end of the app closes what is being written up.
  public mutating func closeWriteUp() {
    writeUp = nil
  }

  /// What one person was writing up is not another's to record (S16).
  public mutating func closeWriteUp(unlessOf person: PersonId?) {
    if let person, writeUp?.person.id != person { writeUp = nil }
  }
}
