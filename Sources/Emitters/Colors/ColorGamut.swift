internal import Tokens

/// The colour space that colours are written in where sRGB cannot say them.
public enum ColorGamut: Hashable, Sendable {
  /// sRGB: what lies outside it is clipped.
  case srgb
  /// Display P3; what lies outside that too is clipped, as such a screen does.
  case displayP3
}

extension CSSColor {
  /// How a colour is written in a gamut: in Display P3 only where sRGB does not do.
  func written(in gamut: ColorGamut) -> WrittenColor {
    let isWide = gamut == .displayP3 && !isInSRGB
    let channels = isWide ? displayP3 : srgb
    return WrittenColor(isDisplayP3: isWide, channels: channels, alpha: alpha)
  }
}

/// A colour as code or an asset catalog holds it.
struct WrittenColor: Hashable {
  /// Whether the channels are Display P3's; else sRGB's.
  var isDisplayP3: Bool
  /// Red, green and blue, gamma-encoded and not clipped.
  var channels: SIMD3<Double>
  /// `0…1`.
  var alpha: Double

  /// Red, green, blue and alpha, clipped to `0…1`, with six decimals, always with a point.
  var decimals: [String] {
    [channels.x, channels.y, channels.z, alpha].map(Self.sixDecimals)
  }

  private static func sixDecimals(_ share: Double) -> String {
    // Written so that what is no number, from a channel without bounds, counts as 0.
    let clipped = share > 0 ? min(share, 1) : 0
    let millionths = Int((clipped * 1_000_000).rounded())
    let fraction = String(millionths % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
    return "\(millionths / 1_000_000).\(zeros)\(fraction)"
  }
}
