/// The forms that write a colour as a hue and two more channels, against those that do not.
///
/// CSS Color 4, sections 7, 8 and 9.3; saturation, lightness, whiteness and blackness are `0…1`.
/// Towards sRGB in any precision: browsers compute these in 32 bits, and every other whole hue of
/// full saturation falls on half a byte, where the last bit decides.
enum HueForms {
  /// Gamma-encoded sRGB of hue, saturation and lightness.
  static func srgb<Channel: BinaryFloatingPoint & SIMDScalar>(
    hsl: SIMD3<Channel>
  ) -> SIMD3<Channel> {
    let (hue, saturation, lightness) = (hsl.x, hsl.y, hsl.z)
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Channel) -> Channel {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// Hue, saturation and lightness of gamma-encoded sRGB.
  static func hsl(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let (largest, smallest) = (srgb.max(), srgb.min())
    let lightness = (largest + smallest) / 2
    var hue = hue(srgb: srgb, largest: largest, smallest: smallest)
    var saturation = 0.0
    if largest != smallest, lightness != 0, lightness != 1 {
      saturation = (largest - lightness) / min(lightness, 1 - lightness)
    }
    // Far outside the gamut the saturation comes out below 0; the opposite hue says the same.
    if saturation < 0 {
      hue = (hue + 180).wrappedDegrees
      saturation = -saturation
    }
    return SIMD3(hue, saturation, lightness)
  }

  /// Gamma-encoded sRGB of hue, whiteness and blackness.
  static func srgb<Channel: BinaryFloatingPoint & SIMDScalar>(
    hwb: SIMD3<Channel>
  ) -> SIMD3<Channel> {
    let (whiteness, blackness) = (hwb.y, hwb.z)
    if whiteness + blackness >= 1 {
      return SIMD3(repeating: whiteness / (whiteness + blackness))
    }
    let pure = srgb(hsl: SIMD3(hwb.x, 1, 0.5))
    return pure + (whiteness - pure * (whiteness + blackness))
  }

  /// Hue, whiteness and blackness of gamma-encoded sRGB.
  static func hwb(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let (largest, smallest) = (srgb.max(), srgb.min())
    return SIMD3(
      hue(srgb: srgb, largest: largest, smallest: smallest),
      smallest,
      1 - largest
    )
  }

  /// Lightness, chroma and hue of lightness and two axes.
  static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    return SIMD3(lab.x, chroma, RealMath.angle(y: lab.z, x: lab.y).degrees.wrappedDegrees)
  }

  /// Lightness and two axes of lightness, chroma and hue.
  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let hue = lch.z.radians
    return SIMD3(lch.x, lch.y * RealMath.cosine(hue), lch.y * RealMath.sine(hue))
  }

  private static func hue(srgb: SIMD3<Double>, largest: Double, smallest: Double) -> Double {
    let span = largest - smallest
    guard span != 0 else { return 0 }
    let sixths =
      if largest == srgb.x {
        (srgb.y - srgb.z) / span + (srgb.y < srgb.z ? 6 : 0)
      } else if largest == srgb.y {
        (srgb.z - srgb.x) / span + 2
      } else {
        (srgb.x - srgb.y) / span + 4
      }
    return (sixths * 60).wrappedDegrees
  }
}
