/// How a colour function writes its channels.
///
/// CSS Color 4, sections 5 to 10.
struct ChannelSyntax {
  /// What the channels mean.
  let space: ColorSpace
  /// The name of the function, for messages.
  let function: String

  /// What a written 1 is in the channel's own units.
  func size(ofNumberIn index: Int) -> Double {
    switch space {
    case .rgb: 1.0 / 255
    case .hsl, .hwb: index == 0 ? 1 : 0.01
    default: 1
    }
  }

  /// What a written 100% is in the channel's own units.
  func size(ofAllIn index: Int) -> Double {
    switch space {
    case .lab: index == 0 ? 100 : 125
    case .lch: index == 0 ? 100 : 150
    case .oklab, .oklch: index == 0 ? 1 : 0.4
    default: 1
    }
  }

  /// A channel's name, for messages.
  func name(of index: Int) -> String {
    switch space.roles[index] {
    case .first: isXYZ ? "X" : "red"
    case .second: isXYZ ? "Y" : "green"
    case .third: isXYZ ? "Z" : "blue"
    case .lightness: "lightness"
    case .colorfulness: space == .hsl ? "saturation" : "chroma"
    case .hue: "hue"
    case .a: "a"
    case .b: "b"
    case .whiteness: "whiteness"
    case .blackness: "blackness"
    }
  }

  private var isXYZ: Bool { space == .xyzD50 || space == .xyzD65 }
}
