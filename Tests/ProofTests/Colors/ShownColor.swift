import Tokens

/// A colour as compiled code or an asset catalog says it: its space, and red, green, blue and alpha.
struct ShownColor: Hashable, CustomStringConvertible {
  var isDisplayP3: Bool
  var numbers: [Double]

  /// Reads `srgb 1.0 0.5 0.0 1.0`.
  init?(_ words: some Collection<Substring>) {
    guard words.count == 5, let space = words.first, space == "srgb" || space == "display-p3"
    else { return nil }
    isDisplayP3 = space == "display-p3"
    numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
  }

  /// A colour as it should be said: wide where it is outside sRGB, clipped to the space it is said in.
  init(_ color: CSSColor) {
    isDisplayP3 = !color.isInSRGB
    let channels = isDisplayP3 ? color.displayP3 : color.srgb
    numbers = (0..<3).map { min(max(channels[$0], 0), 1) } + [color.alpha]
  }

  /// Whether both are one colour but for what a number loses when it is written down.
  func isNear(_ other: ShownColor, within tolerance: Double) -> Bool {
    isDisplayP3 == other.isDisplayP3
      && zip(numbers, other.numbers).allSatisfy { ($0 - $1).magnitude <= tolerance }
  }

  var description: String {
    (isDisplayP3 ? "display-p3 " : "srgb ") + numbers.map(\.description).joined(separator: " ")
  }
}
