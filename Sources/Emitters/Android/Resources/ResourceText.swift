/// Writes one text of a resource file so that aapt2 reads it back byte for byte.
///
/// Make one for each text, append the pieces in order and `finish`.
struct ResourceText {
  /// Whether the accessor formats the text, so that a literal `%` is doubled.
  let isFormatted: Bool
  /// Whether the stored text has tags, so that a literal `&` or `<` is an entity in it.
  let isRich: Bool
  /// How many literal `%` there were; counted only where they are not doubled.
  private(set) var percents = 0

  /// Whether nothing but spaces was written.
  private var isLeading = true
  /// Whether a space here would be dropped: at the start, or after another one.
  private var isAfterSpace = true

  init(isFormatted: Bool, isRich: Bool) {
    self.isFormatted = isFormatted
    self.isRich = isRich
  }

  /// Appends what is not to be escaped and is not a space: a placeholder.
  mutating func appendRaw(_ text: [UInt8], to output: inout [UInt8]) {
    output.append(text)
    isLeading = false
    isAfterSpace = false
  }

  /// Appends a tag as it is stored: `<name>` or `</name>`.
  mutating func appendTag(_ name: String, closing: Bool, to output: inout [UInt8]) {
    output.append(closing ? "&lt;/" : "&lt;")
    output.append(name)
    output.append(UInt8(ascii: ">"))
    isLeading = false
    isAfterSpace = false
  }

  /// Appends a range of literal text.
  mutating func append(_ text: ArraySlice<UInt8>, _ range: Range<Int>, to output: inout [UInt8]) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = text[index]
      if !Self.isSpecial(byte) {
        isLeading = false
        isAfterSpace = false
        index += 1
        continue
      }
      if byte == UInt8(ascii: " "), !isAfterSpace {
        isAfterSpace = true
        index += 1
        continue
      }
      if byte < 0x80 {
        output.append(text, start..<index)
        appendSpecial(byte, to: &output)
        index += 1
        start = index
      } else if let (scalar, length) = Self.fragile(text, index..<range.upperBound) {
        output.append(text, start..<index)
        appendEscape(scalar, to: &output)
        index += length
        start = index
      } else {
        isLeading = false
        isAfterSpace = false
        index += 1
      }
    }
    output.append(text, start..<range.upperBound)
  }

  /// Ends the text: a space would be cut off there.
  mutating func finish(_ output: inout [UInt8]) {
    if isAfterSpace, output.last == UInt8(ascii: " ") {
      output.removeLast()
      output.append(#"\u0020"#)
    }
  }

  /// Whether a byte needs a look: most such are escaped always, some only where they stand in a
  /// certain place, and those from 0x80 on may begin a fragile character.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: true
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "&"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "?"):
      true
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: true
    default: false
    }
  }

  private mutating func appendSpecial(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: " "):
      output.append(#"\u0020"#)
      return
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
      output.append(UInt8(ascii: "\\"))
      output.append(byte)
    case UInt8(ascii: "&"):
      output.append(isRich ? "&amp;amp;" : "&amp;")
    case UInt8(ascii: "<"):
      output.append(isRich ? "&amp;lt;" : "&lt;")
    case UInt8(ascii: ">"):
      output.append(output.suffix(2).elementsEqual("]]".utf8) ? "&gt;" : ">")
    case UInt8(ascii: "%"):
      output.append(isFormatted ? "%%" : "%")
      if !isFormatted { percents += 1 }
    case UInt8(ascii: "@"), UInt8(ascii: "?"):
      if isLeading { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    case UInt8(ascii: "\n"):
      output.append(#"\n"#)
    case UInt8(ascii: "\t"):
      output.append(#"\t"#)
    default:
      appendEscape(Int(byte), to: &output)
    }
    isLeading = false
    isAfterSpace = false
  }

  /// The character that begins a range if it is one that aapt2 or the XML reader may lose, with its length in
  /// bytes: spaces that `iswspace` knows on some host, C1 controls, the byte order mark and the two
  /// noncharacters that XML 1.0 (section 2.2) leaves out.
  private static func fragile(
    _ text: ArraySlice<UInt8>,
    _ range: Range<Int>
  ) -> (scalar: Int, length: Int)? {
    let index = range.lowerBound
    let length = text[index] < 0xE0 ? 2 : 3
    guard range.count >= length else { return nil }
    let first = Int(text[index])
    let second = Int(text[index + 1] & 0x3F)
    if length == 2 {
      let scalar = (first & 0x1F) << 6 | second
      return scalar <= 0xA0 ? (scalar, length) : nil
    }
    let scalar = (first & 0x0F) << 12 | second << 6 | Int(text[index + 2] & 0x3F)
    switch scalar {
    case 0x1680, 0x180E, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF, 0xFFFE,
      0xFFFF:
      return (scalar, length)
    default:
      return nil
    }
  }

  private mutating func appendEscape(_ scalar: Int, to output: inout [UInt8]) {
    output.append(#"\u"#)
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(scalar >> shift & 0xF)
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    isLeading = false
    isAfterSpace = false
  }
}
