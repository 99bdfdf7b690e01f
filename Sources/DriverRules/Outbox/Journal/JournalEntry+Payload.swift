internal import DriverModels

extension JournalEntry {
  /// What a frame holds of it: its number, and its fields.
  var payload: [UInt8] {
    switch self {
    case .header(let header):
      Self.payload(1) { fields in header.write(to: &fields) }
    case .recorded(let writes, let takenOver):
      Self.payload(2) { fields in
        for write in writes { fields.value(1, write) }
        for key in takenOver { fields.text(2, key.rawValue) }
      }
    case .mayHaveLeft(let key):
      Self.payload(3, keys: [key])
    case .sent(let keys):
      Self.payload(4, keys: keys)
    case .turnedDown(let key, let refusal):
      Self.payload(5) { fields in
        fields.text(1, key.rawValue)
        fields.value(2, refusal)
      }
    case .withdrawn(let keys):
      Self.payload(6, keys: keys)
    case .dismissed(let keys):
      Self.payload(7, keys: keys)
    case .waits(let line, let waits):
      Self.payload(8) { fields in
        fields.choice(1, line)
        fields.value(2, waits)
      }
    case .setAside(let key):
      Self.payload(9, keys: [key])
    case .letGo(let keys):
      Self.payload(10, keys: keys)
    }
  }

  private static func payload(_ number: UInt8, _ write: (inout FieldWriter) -> Void) -> [UInt8] {
    var fields = FieldWriter(entry: number)
    write(&fields)
    return fields.bytes
  }

  private static func payload(_ number: UInt8, keys: [IdempotencyKey]) -> [UInt8] {
    payload(number) { fields in
      for key in keys { fields.text(1, key.rawValue) }
    }
  }
}
