public import DriverModels

/// The days on the phone's disk: an index, and a file for each day.
public struct DayShelf: Hashable, Sendable {
  /// The index.
  public internal(set) var entries: [DayName: DayEntry] = [:]
  /// The files: the answers as they came.
  public internal(set) var files: [DayName: DriverDay] = [:]

  /// Makes an empty shelf.
  public init() {}

  /// The day of a name, where it is in the index and its file is there; never another (Y10).
  public subscript(name: DayName) -> DriverDay? {
    entries[name] == nil ? nil : files[name]
  }

  /// Every day that can be shown.
  public var days: [DayName: DriverDay] {
    files.filter { entries[$0.key] != nil }
  }

  /// The tag to ask with: that of a day that can be shown.
  public func etag(of name: DayName) -> EntityTag? {
    self[name] == nil ? nil : entries[name]?.etag
  }

  /// Stores an answer under what was asked for; an older one than there is changes nothing (Y2).
  public mutating func store(_ day: DriverDay, etag: EntityTag?, as name: DayName) {
    if let old = self[name], day.asOf < old.asOf { return }
    files[name] = day
    entries[name] = DayEntry(name: name, etag: etag, rounds: Set(day.rounds.map(\.id)))
  }
}
