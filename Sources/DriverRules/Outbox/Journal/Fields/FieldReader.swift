/// Reads the fields of a part of a file, asked for in the order of their tags; those not asked for are
/// skipped.
struct FieldReader {
  private let file: [UInt8]
  private var index: Int
  private let end: Int
  private var last: UInt8 = 0

  /// Nothing that is counted comes near it, and what is added to it still fits.
  private static var greatest: UInt64 { 1 << 53 }

  /// Reads a part of a file.
  init(_ file: [UInt8], _ range: Range<Int>) {
    self.file = file
    index = range.lowerBound
    end = range.upperBound
  }

  /// Where the bytes of the next field with a tag are; nil if there is none.
  mutating func next(_ tag: UInt8) throws(UnreadableEntry) -> Range<Int>? {
    while index < end, file[index] <= tag {
      let found = file[index]
      guard found >= last else { throw UnreadableEntry() }
      last = found
      index += 1
      let length = try varint(to: end)
      guard length <= UInt64(end - index) else { throw UnreadableEntry() }
      let range = index..<index + Int(length)
      index = range.upperBound
      if found == tag { return range }
    }
    return nil
  }

  /// Skips the fields that nobody asked for.
  mutating func finish() throws(UnreadableEntry) {
    while try next(.max) != nil {}
  }

  /// Bytes as they are.
  mutating func bytes(_ tag: UInt8) throws(UnreadableEntry) -> [UInt8]? {
    try next(tag).map { Array(file[$0]) }
  }

  /// A text in UTF-8.
  mutating func text(_ tag: UInt8) throws(UnreadableEntry) -> String? {
    guard let range = try next(tag) else { return nil }
    let text = String(decoding: file[range], as: UTF8.self)
    // What is no UTF-8 was replaced.
    guard text.utf8.elementsEqual(file[range]) else { throw UnreadableEntry() }
    return text
  }

  /// The texts of all fields with a tag.
  mutating func texts(_ tag: UInt8) throws(UnreadableEntry) -> [String] {
    var texts: [String] = []
    while let text = try text(tag) { texts.append(text) }
    return texts
  }

  /// A whole number from 0 to `greatest`.
  mutating func integer(_ tag: UInt8) throws(UnreadableEntry) -> Int? {
    guard let number = try number(tag) else { return nil }
    guard number <= Self.greatest else { throw UnreadableEntry() }
    return Int(number)
  }

  /// One of a few, by its number; one that there is not is unreadable.
  mutating func choice<Choice: RawRepresentable<UInt8>>(
    _ tag: UInt8
  ) throws(UnreadableEntry) -> Choice? {
    guard let number = try number(tag) else { return nil }
    return try UInt8(exactly: number).flatMap { Choice(rawValue: $0) }.required()
  }

  /// A moment of the wall clock, in milliseconds since 1970, at most `greatest` away.
  mutating func time(_ tag: UInt8) throws(UnreadableEntry) -> Int64? {
    guard let number = try number(tag) else { return nil }
    let time = Int64(bitPattern: number >> 1) ^ -Int64(number & 1)
    guard time.magnitude <= Self.greatest else { throw UnreadableEntry() }
    return time
  }

  /// Whether something is so.
  mutating func flag(_ tag: UInt8) throws(UnreadableEntry) -> Bool {
    guard let range = try next(tag) else { return false }
    guard range.isEmpty else { throw UnreadableEntry() }
    return true
  }

  /// A value from its own fields.
  mutating func value<Value: JournalFields>(
    _ tag: UInt8
  ) throws(UnreadableEntry) -> Value? {
    guard let range = try next(tag) else { return nil }
    var fields = FieldReader(file, range)
    let value = try Value(from: &fields)
    try fields.finish()
    return value
  }

  /// The values of all fields with a tag.
  mutating func values<Value: JournalFields>(
    _ tag: UInt8
  ) throws(UnreadableEntry) -> [Value] {
    var values: [Value] = []
    while let value: Value = try value(tag) { values.append(value) }
    return values
  }

  private mutating func number(_ tag: UInt8) throws(UnreadableEntry) -> UInt64? {
    guard let range = try next(tag) else { return nil }
    index = range.lowerBound
    let number = try varint(to: range.upperBound)
    guard index == range.upperBound else { throw UnreadableEntry() }
    return number
  }

  /// LEB128 in its shortest form, in 64 bits.
  private mutating func varint(to end: Int) throws(UnreadableEntry) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while index < end, shift < 64 {
      let byte = file[index]
      let bits = UInt64(byte & 0x7F)
      index += 1
      number |= bits << shift
      guard number >> shift == bits else { throw UnreadableEntry() }
      if byte < 0x80 {
        guard byte > 0 || shift == 0 else { throw UnreadableEntry() }
        return number
      }
      shift += 7
    }
    throw UnreadableEntry()
  }
}
