public import Diagnostics

/// A token's name as each output writes it.
public struct TokenName: Hashable, Sendable {
  /// camelCase, for code: `chart1`; it may be a reserved word there.
  public var code: String
  /// snake_case, for resources on Android: `chart_1`.
  public var resource: String
  /// kebab-case, for an asset catalog: `chart-1`.
  public var asset: String

  /// Makes the names of a property's name without what all have in common; nil if it holds other
  /// characters than ASCII letters, digits, dashes and underscores, or none but the latter two.
  public init?(_ name: Text) {
    var words: [String] = []
    var word = ""
    var previous: UInt8 = 0
    for byte in name.bytes {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        words.append(word)
        word = ""
      case 0x41...0x5A:
        if 0x61...0x7A ~= previous {
          words.append(word)
          word = ""
        }
        word.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      case 0x30...0x39, 0x61...0x7A: word.unicodeScalars.append(Unicode.Scalar(byte))
      default: return nil
      }
      previous = byte
    }
    words.append(word)
    words.removeAll(where: \.isEmpty)
    guard let first = words.first else { return nil }
    // No language and no resource begins with a digit.
    let start = first.utf8.first.map { 0x30...0x39 ~= $0 } ?? false ? "_" : ""
    code = start + first + words.dropFirst().map(\.capitalizedASCII).joined()
    resource = start + words.joined(separator: "_")
    asset = words.joined(separator: "-")
  }
}

extension String {
  fileprivate var capitalizedASCII: String {
    prefix(1).uppercased() + dropFirst()
  }
}
