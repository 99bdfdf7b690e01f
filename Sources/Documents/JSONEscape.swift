/// An escape in a JSON text (RFC 8259, section 7).
public struct JSONEscape: Hashable, Sendable {
  /// What it stands for; U+FFFD for a surrogate without its other half.
  public var scalar: Unicode.Scalar
  /// How many bytes it takes, the backslash included: 2, 6, or 12 for a pair of surrogates.
  public var length: Int
  /// Whether it is a surrogate without its other half, which no text in UTF-8 can hold.
  public var isLoneSurrogate: Bool

  /// Reads the escape whose backslash is at `start`; nil if it is not one of JSON's.
  public static func read(at start: Int, in bytes: [UInt8]) -> JSONEscape? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return short("\"")
    case UInt8(ascii: "\\"): return short("\\")
    case UInt8(ascii: "/"): return short("/")
    case UInt8(ascii: "b"): return short("\u{8}")
    case UInt8(ascii: "f"): return short("\u{C}")
    case UInt8(ascii: "n"): return short("\n")
    case UInt8(ascii: "r"): return short("\r")
    case UInt8(ascii: "t"): return short("\t")
    case UInt8(ascii: "u"): return numbered(at: start, in: bytes)
    default: return nil
    }
  }

  private static func short(_ scalar: Unicode.Scalar) -> JSONEscape {
    JSONEscape(scalar: scalar, length: 2, isLoneSurrogate: false)
  }

  private static func numbered(at start: Int, in bytes: [UInt8]) -> JSONEscape? {
    guard let unit = unit(at: start, in: bytes) else { return nil }
    if let scalar = Unicode.Scalar(unit) {
      return JSONEscape(scalar: scalar, length: 6, isLoneSurrogate: false)
    }
    if unit < 0xDC00, let low = self.unit(at: start + 6, in: bytes), low & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF)
    {
      return JSONEscape(scalar: scalar, length: 12, isLoneSurrogate: false)
    }
    return JSONEscape(scalar: "\u{FFFD}", length: 6, isLoneSurrogate: true)
  }

  /// The UTF-16 code unit of the `\u` and four hexadecimal digits at `start`.
  private static func unit(at start: Int, in bytes: [UInt8]) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[start + 2..<start + 6] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt32(byte - 0x37)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt32(byte - 0x57)
      default: return nil
      }
    }
    return unit
  }
}
