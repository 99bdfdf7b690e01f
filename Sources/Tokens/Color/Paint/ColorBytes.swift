/// A colour as a screen for sRGB holds it: a byte a channel, and one for alpha, not premultiplied.
public struct ColorBytes: Hashable, Sendable {
  /// `0…255`.
  public var red: UInt8
  /// `0…255`.
  public var green: UInt8
  /// `0…255`.
  public var blue: UInt8
  /// From 0, not to be seen, to 255, opaque.
  public var alpha: UInt8

  /// Makes the bytes of a colour.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The 32 bits that Android writes, `0xAARRGGBB`; CSS writes alpha last.
  public var argb: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// A channel or an alpha value, `0…1`, as a byte; what lies outside is clipped.
  ///
  /// Halves go up. Browsers hold channels in 32 bits, which mends the last bits of a 64-bit
  /// computation: half of full is 128, however it came about.
  static func byte(_ share: Double) -> UInt8 {
    // Written so that what is no number, from a channel without bounds, counts as 0.
    share > 0 ? UInt8(Float(min(share, 1)) * 255 + 0.5) : 0
  }
}
