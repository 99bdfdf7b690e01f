extension CSSColor {
  /// How far outside `0…1` a channel may be and still count as inside the gamut: a fortieth of a
  /// byte, well above what conversions there and back lose and below what anybody sees.
  public static let gamutTolerance = 0.0001

  /// Red, green and blue in gamma-encoded sRGB, not clipped: outside `0…1` beyond its gamut.
  public var srgb: SIMD3<Double> { channels(in: .srgb) }

  /// Amounts of red, green and blue light of sRGB's primaries, not clipped.
  public var linearSRGB: SIMD3<Double> { channels(in: .srgbLinear) }

  /// Red, green and blue in gamma-encoded Display P3, not clipped.
  public var displayP3: SIMD3<Double> { channels(in: .displayP3) }

  /// Whether a screen for sRGB can show the colour, within `gamutTolerance`.
  public var isInSRGB: Bool { Self.isInside(srgb) }

  /// Whether a screen for Display P3 can show the colour, within `gamutTolerance`.
  public var isInDisplayP3: Bool { Self.isInside(displayP3) }

  /// What a screen for sRGB shows: each channel clipped, as browsers do, then rounded, halves up.
  ///
  /// The one place where a colour is brought into a gamut; the standard wants chroma reduced there
  /// instead, and no browser does that yet.
  public var bytes: ColorBytes {
    let srgb = painted
    return ColorBytes(
      red: ColorBytes.byte(srgb.x),
      green: ColorBytes.byte(srgb.y),
      blue: ColorBytes.byte(srgb.z),
      alpha: ColorBytes.byte(alpha)
    )
  }

  /// Gamma-encoded sRGB in the precision of browsers, where that decides about a byte.
  var painted: SIMD3<Double> {
    switch space {
    case .hsl: SIMD3(HueForms.srgb(hsl: SIMD3<Float>(channels)))
    case .hwb: SIMD3(HueForms.srgb(hwb: SIMD3<Float>(channels)))
    default: srgb
    }
  }

  private static func isInside(_ channels: SIMD3<Double>) -> Bool {
    channels.min() >= -gamutTolerance && channels.max() <= 1 + gamutTolerance
  }
}
