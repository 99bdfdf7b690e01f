/// Where a colour is so near to grey that its hue says nothing.
///
/// CSS Color 4, section 4.4. Only a conversion makes a hue powerless: one that was written, as in
/// `oklch(1 0 0)`, stays what it is.
enum Powerless {
  /// The chroma, in `lch` and `oklch`, up to which Chromium takes the hue from the other colour of
  /// a mix: a little above the chroma that its white has in `lch`.
  static let mixedChroma = 0.02

  /// Whether the hue in `channels`, just converted to `space`, is noise by the standard's limits.
  static func isHuePowerless(_ channels: SIMD3<Double>, in space: ColorSpace) -> Bool {
    switch space {
    case .hsl: channels.y <= 0.00001
    case .hwb: channels.y + channels.z >= 0.99999
    case .lch: channels.y <= 0.0015
    case .oklch: channels.y <= 0.000004
    default: false
    }
  }

  /// Whether a mix in `space` takes the hue from the other colour.
  static func isHuePowerlessInMix(_ channels: SIMD3<Double>, in space: ColorSpace) -> Bool {
    switch space {
    case .lch, .oklch: channels.y <= mixedChroma
    default: isHuePowerless(channels, in: space)
    }
  }
}
