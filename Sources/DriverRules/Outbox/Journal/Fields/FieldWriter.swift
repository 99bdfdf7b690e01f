/// Writes fields: a tag, the length as a varint, and that many bytes; a value that is nil is no field.
struct FieldWriter {
  /// What was written.
  private(set) var bytes: [UInt8]

  /// Begins with the number of an entry.
  init(entry: UInt8) {
    bytes = [entry]
  }

  /// A text, in UTF-8.
  mutating func text(_ tag: UInt8, _ text: String?) {
    guard let text else { return }
    bytes.append(tag)
    varint(UInt64(text.utf8.count), at: bytes.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Bytes as they are.
  mutating func bytes(_ tag: UInt8, _ content: [UInt8]) {
    bytes.append(tag)
    varint(UInt64(content.count), at: bytes.count)
    bytes.append(contentsOf: content)
  }

  /// A whole number, as the varint of its 64 bits.
  mutating func integer(_ tag: UInt8, _ number: Int?) {
    guard let number else { return }
    field(tag, UInt64(bitPattern: Int64(number)))
  }

  /// One of a few, by its number.
  mutating func choice<Choice: RawRepresentable<UInt8>>(_ tag: UInt8, _ choice: Choice?) {
    integer(tag, choice.map { Int($0.rawValue) })
  }

  /// A moment of the wall clock; zigzag, as it may lie before 1970.
  mutating func time(_ tag: UInt8, _ milliseconds: Int64?) {
    guard let milliseconds else { return }
    field(tag, UInt64(bitPattern: milliseconds << 1 ^ milliseconds >> 63))
  }

  /// A field without bytes where something is so.
  mutating func flag(_ tag: UInt8, _ isSet: Bool) {
    if isSet { bytes(tag, []) }
  }

  /// A value's own fields.
  mutating func value(_ tag: UInt8, _ value: (some JournalFields)?) {
    guard let value else { return }
    bytes.append(tag)
    let start = bytes.count
    value.write(to: &self)
    varint(UInt64(bytes.count - start), at: start)
  }

  private mutating func field(_ tag: UInt8, _ number: UInt64) {
    bytes.append(tag)
    let start = bytes.count
    varint(number, at: start)
    varint(UInt64(bytes.count - start), at: start)
  }

  /// LEB128: seven bits a byte, the lowest first, and the highest bit set in all but the last.
  private mutating func varint(_ number: UInt64, at index: Int) {
    var rest = number
    var index = index
    while rest > 0x7F {
      bytes.insert(UInt8(truncatingIfNeeded: rest) | 0x80, at: index)
      rest >>= 7
      index += 1
    }
    bytes.insert(UInt8(rest), at: index)
  }
}
