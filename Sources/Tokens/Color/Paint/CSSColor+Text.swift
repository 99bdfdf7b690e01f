extension CSSColor {
  /// The colour as Chromium prints a computed value, such as `oklch(0.5 0.1 20 / 0.5)`.
  ///
  /// CSSOM, "serialize a CSS component value": `rgb()` with whole numbers for the old syntaxes, six
  /// significant digits for all others.
  public var cssText: String {
    if space.isLegacy { return legacyText }
    let parts = (0..<3).map { index in
      missing.contains(.channel(index)) ? "none" : Self.text(channels[index])
    }
    let opacity =
      missing.contains(.alpha) ? " / none" : alpha == 1 ? "" : " / \(Self.text(alpha))"
    let opening = space.fullLightness == nil ? "color(\(space.name) " : "\(space.name)("
    return opening + parts.joined(separator: " ") + opacity + ")"
  }

  private var legacyText: String {
    // Before it prints a hue's colour, Chromium lifts it by this much, over the halves that 32 bits
    // lost; it does not when it paints.
    let lift = space == .rgb ? 0 : 1e-7
    let painted = painted
    let channels = (0..<3).map { "\(ColorBytes.byte(painted[$0] + lift))" }.joined(separator: ", ")
    guard alpha != 1 else { return "rgb(\(channels))" }
    return "rgba(\(channels), \(Self.text(alphaByte: bytes.alpha)))"
  }

  /// An alpha byte in as many decimals, two or three, as it takes to say which byte it is.
  private static func text(alphaByte: UInt8) -> String {
    let hundredths = (Double(alphaByte) * 100 / 255).rounded()
    if (hundredths / 100 * 255).rounded() == Double(alphaByte) {
      return text(hundredths / 100)
    }
    return text((Double(alphaByte) * 1000 / 255).rounded() / 1000)
  }

  /// A number with six significant digits, without zeros at its end.
  static func text(_ value: Double) -> String {
    // Browsers hold channels in 32 bits; nothing beyond them is printed.
    let size = Double(Float(value)).magnitude
    guard size > 0 else { return "0" }
    guard size.isFinite else { return value < 0 ? "calc(-infinity)" : "calc(infinity)" }
    var exponent = Self.exponent(of: size)
    var digits = (size / RealMath.power(10, Double(exponent - 5))).rounded()
    if digits >= 1_000_000 {
      exponent += 1
      digits = 100_000
    }
    let written = trimmed(String(Int(digits)))
    let sign = value < 0 ? "-" : ""
    switch exponent {
    case ..<(-6), 6...:
      let tail = written.dropFirst().isEmpty ? "" : "." + written.dropFirst()
      return "\(sign)\(written.prefix(1))\(tail)e\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
    case ..<0:
      return "\(sign)0." + String(repeating: "0", count: -exponent - 1) + written
    default:
      let whole = exponent + 1
      if written.utf8.count <= whole {
        return sign + written + String(repeating: "0", count: whole - written.utf8.count)
      }
      return "\(sign)\(written.prefix(whole)).\(written.dropFirst(whole))"
    }
  }

  /// The power of ten of the first digit.
  private static func exponent(of size: Double) -> Int {
    var exponent = Int(
      (RealMath.naturalLogarithm(size) / RealMath.naturalLogarithm(10)).rounded(.down)
    )
    // The logarithm's last bit may put a power of ten on the wrong side.
    if RealMath.power(10, Double(exponent)) > size { exponent -= 1 }
    if RealMath.power(10, Double(exponent + 1)) <= size { exponent += 1 }
    return exponent
  }

  private static func trimmed(_ digits: String) -> Substring {
    var digits = digits[...]
    while digits.last == "0" { digits.removeLast() }
    return digits
  }
}
