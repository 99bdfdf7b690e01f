internal import Diagnostics
internal import Outputs

/// Writes JSON byte for byte as Xcode does: two spaces a step, `"key" : value`, an empty object as a
/// brace, a blank line and a brace, other than ASCII raw, and no line feed at the end.
struct XcodeJSONWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  private var parts = Parts()
  private var depth = 0
  private var isFirst = true

  /// Makes a writer that expects about so many bytes.
  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// What was written so far, with what it was made of.
  var text: MadeText { MadeText(bytes: bytes, parts: parts) }

  /// Says that what follows is made of an item of the input.
  mutating func begin(_ item: Int) {
    parts.begin(item, at: bytes.count)
  }

  /// Says that what follows is made of no item in particular.
  mutating func end() {
    parts.end(at: bytes.count)
  }

  /// A member that was laid out ahead of many texts that stand in the same place: what is written
  /// before and after each.
  final class Frame: Sendable {
    fileprivate let before: [UInt8]
    fileprivate let after: [UInt8]

    fileprivate init(before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) {
      self.before = Array(before)
      self.after = Array(after)
    }
  }

  /// Lays out a member, `depth` objects deep, in which one text is still empty.
  static func frame(depth: Int, _ member: (inout XcodeJSONWriter) -> Void) -> Frame {
    var writer = XcodeJSONWriter()
    writer.depth = depth
    member(&writer)
    let quote = UInt8(ascii: "\"")
    let middle = writer.bytes.indices.first { writer.bytes[$0...].starts(with: [quote, quote]) }
    let text = middle.map { $0 + 1 } ?? 0
    return Frame(before: writer.bytes[..<text], after: writer.bytes[text...])
  }

  /// Writes a member that was laid out up to its text, which `escaped` writes.
  mutating func open(_ frame: Frame) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(frame.before)
  }

  /// Writes the rest of a member that was laid out.
  mutating func close(_ frame: Frame) {
    bytes.append(frame.after)
  }

  /// Writes an object; `members` writes its members, already in Xcode's order.
  mutating func object(_ members: (inout XcodeJSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    depth += 1
    isFirst = true
    members(&self)
    depth -= 1
    if isFirst { bytes.append(UInt8(ascii: "\n")) }
    newLine()
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }

  /// Writes a member that is an object.
  mutating func object(_ key: Text, _ members: (inout XcodeJSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  /// Writes a member that is an array; `elements` writes its elements, of which there is one at least.
  mutating func array(_ key: Text, _ elements: (inout XcodeJSONWriter) -> Void) {
    self.key(key)
    bytes.append(UInt8(ascii: "["))
    depth += 1
    isFirst = true
    elements(&self)
    depth -= 1
    newLine()
    bytes.append(UInt8(ascii: "]"))
    isFirst = false
  }

  /// Writes an element that is an object.
  mutating func element(_ members: (inout XcodeJSONWriter) -> Void) {
    beginItem()
    object(members)
  }

  /// Writes a member that is a text.
  mutating func string(_ key: Text, _ value: Text) {
    self.key(key)
    string(value)
  }

  /// Writes a member that is a number or `true` or `false`, as it is spelt.
  mutating func literal(_ key: Text, _ value: String) {
    self.key(key)
    bytes.append(contentsOf: value.utf8)
  }

  private mutating func key(_ key: Text) {
    beginItem()
    bytes.append(UInt8(ascii: "\""))
    escaped(key.bytes)
    bytes.append(Self.colon)
  }

  private mutating func beginItem() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    newLine()
  }

  /// Begins a line at the margin; a catalog is never deeper than the margin is prepared for.
  private mutating func newLine() {
    bytes.append(Self.margin, 0..<(1 + 2 * depth))
  }

  private static let colon = Array("\" : ".utf8)
  private static let margin = Array(("\n" + String(repeating: " ", count: 64)).utf8)[...]

  private mutating func string(_ text: Text) {
    bytes.append(UInt8(ascii: "\""))
    escaped(text.bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a part of a text, between quotes that are written already.
  mutating func escaped(_ text: ArraySlice<UInt8>) {
    escaped(text, text.indices)
  }

  /// Writes a range of a text, between quotes that are written already.
  mutating func escaped(_ text: ArraySlice<UInt8>, _ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where Self.needsEscape(text[index]) {
      bytes.append(text, start..<index)
      bytes.append(contentsOf: JSONLiteral.escape(text[index]))
      start = index + 1
    }
    bytes.append(text, start..<range.upperBound)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
