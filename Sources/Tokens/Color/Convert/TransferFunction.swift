/// How a space's channels, as written, stand for amounts of light.
///
/// CSS Color 4, section 10. Each goes on through 0 with its sign turned, for colours outside the
/// gamut.
enum TransferFunction {
  case srgb
  /// The power of Chromium, where the standard has 563/256; the colours differ by less than a byte.
  case a98RGB
  case prophotoRGB
  /// The curve of cameras in Rec. 2020. The standard has moved to a power of 2.4; Chromium 156,
  /// the judge here, has not.
  case rec2020

  /// The constants α and β of ITU-R BT.2020, table 4, to the precision of CSS Color 4.
  private static let alpha = 1.09929682680944
  private static let beta = 0.018053968510807

  /// The amounts of light that channels stand for.
  func decoded(_ channels: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decoded(channels.x), decoded(channels.y), decoded(channels.z))
  }

  /// The channels that stand for amounts of light.
  func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
  }

  private func decoded(_ channel: Double) -> Double {
    let size = channel.magnitude
    let light =
      switch self {
      case .srgb:
        size <= 0.04045 ? size / 12.92 : RealMath.power((size + 0.055) / 1.055, 2.4)
      case .a98RGB:
        RealMath.power(size, 2.2)
      case .prophotoRGB:
        size <= 16.0 / 512 ? size / 16 : RealMath.power(size, 1.8)
      case .rec2020:
        size < Self.beta * 4.5
          ? size / 4.5 : RealMath.power((size + Self.alpha - 1) / Self.alpha, 1 / 0.45)
      }
    return channel < 0 ? -light : light
  }

  private func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    let channel =
      switch self {
      case .srgb:
        size <= 0.0031308 ? size * 12.92 : 1.055 * RealMath.power(size, 1 / 2.4) - 0.055
      case .a98RGB:
        RealMath.power(size, 1 / 2.2)
      case .prophotoRGB:
        size < 1.0 / 512 ? size * 16 : RealMath.power(size, 1 / 1.8)
      case .rec2020:
        size <= Self.beta
          ? size * 4.5 : Self.alpha * RealMath.power(size, 0.45) - (Self.alpha - 1)
      }
    return light < 0 ? -channel : channel
  }
}
