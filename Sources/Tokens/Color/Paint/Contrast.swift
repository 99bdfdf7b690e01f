/// How well a text stands out from what is behind it.
///
/// WCAG 2.1, "contrast ratio".
public enum Contrast {
  /// The least ratio for text at level AA, success criterion 1.4.3.
  public static let minimumForText = 4.5

  /// The ratio of two colours, from 1 for equal ones to 21 for black and white.
  ///
  /// Both as a screen for sRGB shows them, clipped but not rounded. A text that lets through is laid
  /// over the background, and a background that lets through over `canvas`, which is opaque.
  public static func ratio(
    of text: CSSColor,
    on background: CSSColor,
    over canvas: CSSColor = CSSColor(rgba: 0xFFFF_FFFF)
  ) -> Double {
    let behind = laid(background, over: clipped(canvas.srgb))
    return ratio(luminance(laid(text, over: behind)), luminance(behind))
  }

  /// The relative luminance of gamma-encoded sRGB, `0…1`.
  static func luminance(_ srgb: SIMD3<Double>) -> Double {
    // The Y of XYZ: the figures of WCAG, before they were rounded to four digits.
    (Matrix.srgbToXYZ * TransferFunction.srgb.decoded(clipped(srgb))).y
  }

  static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A colour over an opaque one.
  ///
  /// Browsers blend the encoded channels, not the light.
  private static func laid(_ color: CSSColor, over behind: SIMD3<Double>) -> SIMD3<Double> {
    behind + (clipped(color.srgb) - behind) * color.alpha
  }

  private static func clipped(_ channels: SIMD3<Double>) -> SIMD3<Double> {
    channels.clamped(lowerBound: .zero, upperBound: .one)
  }
}
