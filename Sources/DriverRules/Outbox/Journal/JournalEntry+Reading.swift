internal import DriverModels

extension JournalEntry {
  /// Reads what a frame holds, a part of a file.
  init(_ file: [UInt8], payload: Range<Int>) throws(UnreadableEntry) {
    guard let number = file[payload].first else { throw UnreadableEntry() }
    var fields = FieldReader(file, payload.dropFirst())
    try self.init(number, &fields)
    try fields.finish()
  }

  private init(_ number: UInt8, _ fields: inout FieldReader) throws(UnreadableEntry) {
    switch number {
    case 1: self = .header(try JournalHeader(from: &fields))
    case 2: self = .recorded(try fields.values(1), takenOver: try Self.keys(2, &fields))
    case 3: self = .mayHaveLeft(try Self.key(&fields))
    case 4: self = .sent(try Self.keys(1, &fields))
    case 5: self = .turnedDown(try Self.key(&fields), try fields.value(2).required())
    case 6: self = .withdrawn(try Self.keys(1, &fields))
    case 7: self = .dismissed(try Self.keys(1, &fields))
    case 8: self = .waits(try fields.choice(1).required(), try fields.value(2).required())
    case 9: self = .setAside(try Self.key(&fields))
    case 10: self = .letGo(try Self.keys(1, &fields))
    default: throw UnreadableEntry()
    }
  }

  private static func key(
    _ fields: inout FieldReader
  ) throws(UnreadableEntry) -> IdempotencyKey {
    IdempotencyKey(try fields.text(1).required())
  }

  private static func keys(
    _ tag: UInt8,
    _ fields: inout FieldReader
  ) throws(UnreadableEntry) -> [IdempotencyKey] {
    try fields.texts(tag).map { IdempotencyKey($0) }
  }
}
