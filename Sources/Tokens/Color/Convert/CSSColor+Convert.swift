extension CSSColor {
  /// The channels of the same colour in another space, not clipped; what is missing counts as 0.
  ///
  /// Between spaces of the same primaries no matrix is used, so that `rgb()`, `hsl()`, `hwb()` and
  /// `color(srgb …)` are exact among each other.
  public func channels(in target: ColorSpace) -> SIMD3<Double> {
    guard space != target else { return channels }
    let (from, to) = (space.rectangular, target.rectangular)
    let flat = Self.rectangular(channels, in: space)
    let moved =
      if from == to {
        flat
      } else if from == .srgb, to == .srgbLinear {
        TransferFunction.srgb.decoded(flat)
      } else if from == .srgbLinear, to == .srgb {
        TransferFunction.srgb.encoded(flat)
      } else {
        Self.channels(of: Self.xyz(flat, in: from), in: to)
      }
    return switch target {
    case .hsl: HueForms.hsl(srgb: moved)
    case .hwb: HueForms.hwb(srgb: moved)
    case .lch, .oklch: HueForms.polar(moved)
    default: moved
    }
  }

  /// The channels in another space as Chromium goes on with them in a mix or a relative colour.
  ///
  /// A hue that comes straight from `oklab` it leaves below 0 there, which tells where the hue is
  /// multiplied, and which way it grows or falls.
  func channels(asConvertedTo target: ColorSpace) -> SIMD3<Double> {
    var channels = channels(in: target)
    if space == .oklab, target == .oklch, channels.z > 180 { channels.z -= 360 }
    return channels
  }

  private static func rectangular(
    _ channels: SIMD3<Double>,
    in space: ColorSpace
  ) -> SIMD3<Double> {
    switch space {
    case .hsl: HueForms.srgb(hsl: channels)
    case .hwb: HueForms.srgb(hwb: channels)
    case .lch, .oklch: HueForms.rectangular(channels)
    default: channels
    }
  }

  /// XYZ, for a D65 white, of channels in a space without hue.
  private static func xyz(_ channels: SIMD3<Double>, in space: ColorSpace) -> SIMD3<Double> {
    switch space {
    case .rgb, .hsl, .hwb, .srgb:
      Matrix.srgbToXYZ * TransferFunction.srgb.decoded(channels)
    case .srgbLinear: Matrix.srgbToXYZ * channels
    case .displayP3: Matrix.displayP3ToXYZ * TransferFunction.srgb.decoded(channels)
    case .displayP3Linear: Matrix.displayP3ToXYZ * channels
    case .a98RGB: Matrix.a98RGBToXYZ * TransferFunction.a98RGB.decoded(channels)
    case .rec2020: Matrix.rec2020ToXYZ * TransferFunction.rec2020.decoded(channels)
    case .prophotoRGB:
      Matrix.d50ToD65
        * (Matrix.prophotoRGBToXYZ * TransferFunction.prophotoRGB.decoded(channels))
    case .xyzD50: Matrix.d50ToD65 * channels
    case .xyzD65: channels
    case .lab, .lch: Matrix.d50ToD65 * PerceptualForms.xyz(lab: channels)
    case .oklab, .oklch: PerceptualForms.xyz(oklab: channels)
    }
  }

  /// The channels, in a space without hue, of XYZ for a D65 white.
  private static func channels(of xyz: SIMD3<Double>, in space: ColorSpace) -> SIMD3<Double> {
    switch space {
    case .rgb, .hsl, .hwb, .srgb: TransferFunction.srgb.encoded(Matrix.xyzToSRGB * xyz)
    case .srgbLinear: Matrix.xyzToSRGB * xyz
    case .displayP3: TransferFunction.srgb.encoded(Matrix.xyzToDisplayP3 * xyz)
    case .displayP3Linear: Matrix.xyzToDisplayP3 * xyz
    case .a98RGB: TransferFunction.a98RGB.encoded(Matrix.xyzToA98RGB * xyz)
    case .rec2020: TransferFunction.rec2020.encoded(Matrix.xyzToRec2020 * xyz)
    case .prophotoRGB:
      TransferFunction.prophotoRGB.encoded(
        Matrix.xyzToProphotoRGB * (Matrix.d65ToD50 * xyz)
      )
    case .xyzD50: Matrix.d65ToD50 * xyz
    case .xyzD65: xyz
    case .lab, .lch: PerceptualForms.lab(xyz: Matrix.d65ToD50 * xyz)
    case .oklab, .oklch: PerceptualForms.oklab(xyz: xyz)
    }
  }
}
