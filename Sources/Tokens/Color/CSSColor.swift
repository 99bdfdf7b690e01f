/// A colour as CSS computes it: three channels in a space, and how opaque it is.
///
/// Nothing is rounded and nothing clipped to a gamut; that happens once, when bytes are made.
public struct CSSColor: Hashable, Sendable {
  /// What the channels mean.
  public var space: ColorSpace
  /// The three channels in the units of `space`; 0 where one is missing.
  public var channels: SIMD3<Double>
  /// From 0, not to be seen, to 1, opaque; 0 where it is missing.
  public var alpha: Double
  /// What was written as `none`.
  public var missing: Missing

  /// The parts of a colour that may be missing: 0 when painted, and taken from the other in a mix.
  public struct Missing: OptionSet, Hashable, Sendable {
    /// A bit a channel, and one for alpha.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// All three channels.
    public static let channels = Missing(rawValue: 7)

    /// The alpha value.
    public static let alpha = Missing(rawValue: 8)

    /// One of the three channels.
    public static func channel(_ index: Int) -> Missing {
      Missing(rawValue: 1 << UInt8(index))
    }
  }

  /// Makes a colour of what it consists of, without clamping anything.
  public init(
    _ space: ColorSpace,
    _ channels: SIMD3<Double>,
    alpha: Double = 1,
    missing: Missing = []
  ) {
    self.space = space
    self.channels = channels
    self.alpha = alpha
    self.missing = missing
  }

  /// Makes a colour of 32 bits, `0xRRGGBBAA`.
  public init(rgba: UInt32) {
    let parts = SIMD4<UInt32>(rgba >> 24, rgba >> 16 & 0xFF, rgba >> 8 & 0xFF, rgba & 0xFF)
    let shares = SIMD4<Double>(parts) / 255
    self.init(.rgb, SIMD3(shares.x, shares.y, shares.z), alpha: shares.w)
  }

  /// The colour as it stands alone, if a relative colour or a mix made it.
  ///
  /// Such a colour may be outside the gamut, so it is none of the old syntaxes any more; inside
  /// another function it still is, for Chromium.
  var alone: CSSColor {
    guard space.isLegacy else { return self }
    let kept = space == .rgb ? missing : missing.intersection(.alpha)
    return CSSColor(.srgb, channels(in: .srgb), alpha: alpha, missing: kept)
  }

  /// The colour with its lightness and chroma where such a colour can be.
  ///
  /// Chromium does so when it reads a colour and when it has mixed two: lightness is within its
  /// scale, and chroma not below 0.
  var clamped: CSSColor {
    guard let fullLightness = space.fullLightness else { return self }
    var color = self
    color.channels.x = min(max(channels.x, 0), fullLightness)
    if space == .lch || space == .oklch {
      color.channels.y = max(channels.y, 0)
    }
    return color
  }
}
