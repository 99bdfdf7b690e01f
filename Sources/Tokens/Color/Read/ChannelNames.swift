/// The names that stand for a relative colour's channels, and their values.
struct ChannelNames {
  /// Where there is no colour to be relative to.
  static let none = ChannelNames(names: [], values: .zero)

  private let names: [String]
  private let values: SIMD4<Double>

  private init(names: [String], values: SIMD4<Double>) {
    self.names = names
    self.values = values
  }

  /// The names in a function of `space`; `channels` in the units that its numbers have there.
  init(space: ColorSpace, channels: SIMD3<Double>, alpha: Double) {
    names = Self.names(of: space) + ["alpha"]
    values = SIMD4(channels, alpha)
  }

  /// The one name in a function that leaves the channels alone.
  init(alpha: Double) {
    self.init(names: ["alpha"], values: SIMD4(repeating: alpha))
  }

  /// The value of a name in lower case.
  func value(of name: String) -> Double? {
    names.firstIndex(of: name).map { values[$0] }
  }

  private static func names(of space: ColorSpace) -> [String] {
    switch space {
    case .hsl: ["h", "s", "l"]
    case .hwb: ["h", "w", "b"]
    case .lab, .oklab: ["l", "a", "b"]
    case .lch, .oklch: ["l", "c", "h"]
    case .xyzD50, .xyzD65: ["x", "y", "z"]
    default: ["r", "g", "b"]
    }
  }
}
