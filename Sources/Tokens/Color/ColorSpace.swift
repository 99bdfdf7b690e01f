/// A space that CSS writes colours in, with what its three channels mean.
///
/// CSS Color 4, sections 4 to 10. Hues are in degrees, `0..<360`.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// `rgb()`, hexadecimal and named colours: red, green and blue in gamma-encoded sRGB, `0…1`.
  ///
  /// The same numbers as `srgb`; apart because browsers print them as `rgb()`.
  case rgb
  /// `hsl()`: hue, saturation and lightness of sRGB, both `0…1`.
  case hsl
  /// `hwb()`: hue, whiteness and blackness of sRGB, both `0…1`.
  case hwb
  /// `color(srgb …)`: gamma-encoded sRGB, `0…1` within its gamut.
  case srgb
  /// `color(srgb-linear …)`: the light of the same three primaries.
  case srgbLinear
  /// `color(display-p3 …)`: wider primaries, with the transfer function of sRGB.
  case displayP3
  /// `color(display-p3-linear …)`.
  case displayP3Linear
  /// `color(a98-rgb …)`.
  case a98RGB
  /// `color(prophoto-rgb …)`: for a D50 white.
  case prophotoRGB
  /// `color(rec2020 …)`.
  case rec2020
  /// `color(xyz-d50 …)`.
  case xyzD50
  /// `color(xyz-d65 …)`, also written `xyz`.
  case xyzD65
  /// `lab()`: lightness `0…100`, and the axes a and b, about `-125…125`.
  case lab
  /// `lch()`: lightness `0…100`, chroma, about `0…150`, and hue.
  case lch
  /// `oklab()`: lightness `0…1`, and the axes a and b, about `-0.4…0.4`.
  case oklab
  /// `oklch()`: lightness `0…1`, chroma, about `0…0.4`, and hue.
  case oklch

  /// The name in `color()` and in `color-mix(in …)`; `rgb` for `.rgb`, which neither takes.
  public var name: String {
    switch self {
    case .rgb: "rgb"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .srgb: "srgb"
    case .srgbLinear: "srgb-linear"
    case .displayP3: "display-p3"
    case .displayP3Linear: "display-p3-linear"
    case .a98RGB: "a98-rgb"
    case .prophotoRGB: "prophoto-rgb"
    case .rec2020: "rec2020"
    case .xyzD50: "xyz-d50"
    case .xyzD65: "xyz-d65"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    }
  }

  /// What its channels are, in order.
  var roles: [ChannelRole] {
    switch self {
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, .whiteness, .blackness]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    default: [.first, .second, .third]
    }
  }

  /// Which channel is the hue, if any is.
  var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// Whether browsers print its colours as `rgb()`: those of the syntaxes before CSS Color 4.
  var isLegacy: Bool {
    self == .rgb || self == .hsl || self == .hwb
  }

  /// The largest lightness, where the first channel is one.
  var fullLightness: Double? {
    switch self {
    case .lab, .lch: 100
    case .oklab, .oklch: 1
    default: nil
    }
  }

  /// The space of the same colours whose channels are no hue: the one conversions go through.
  var rectangular: ColorSpace {
    switch self {
    case .rgb, .hsl, .hwb: .srgb
    case .lch: .lab
    case .oklch: .oklab
    default: self
    }
  }
}
