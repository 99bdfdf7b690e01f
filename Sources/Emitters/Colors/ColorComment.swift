internal import Diagnostics
internal import Tokens

/// What the comment on a colour in code says.
enum ColorComment {
  /// The custom property, and what it comes to on a screen for sRGB.
  static func text(_ token: Token) -> String {
    let light = hexadecimal(token.values[0].color.bytes)
    let dark = hexadecimal(token.values[1].color.bytes)
    let colors = light == dark ? light : "\(light) in the light, \(dark) in the dark"
    return "`\(token.property.string)`: \(colors)."
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it lets through, as CSS writes it.
  private static func hexadecimal(_ bytes: ColorBytes) -> String {
    let color = [bytes.red, bytes.green, bytes.blue]
    let all = bytes.alpha == 255 ? color : color + [bytes.alpha]
    return "#" + all.map(\.hexadecimal).joined()
  }
}

extension FixedWidthInteger {
  /// The number in as many hexadecimal digits as its type holds, in capitals.
  var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.utf8.count) + digits
  }
}
