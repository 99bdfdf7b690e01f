extension ColorSpace {
  private static let predefined: [ColorSpace] = [
    .a98RGB, .displayP3, .displayP3Linear, .prophotoRGB, .rec2020, .srgb, .srgbLinear, .xyzD50,
    .xyzD65,
  ]

  /// The names that `color()` takes, for suggestions.
  static let predefinedNames = predefined.map(\.name)

  /// The names that `color-mix(in …)` takes, for suggestions.
  static let interpolationNames =
    predefinedNames + [ColorSpace.hsl, .hwb, .lab, .lch, .oklab, .oklch].map(\.name)

  /// The space with a name of `color()`, in lower case.
  init?(predefined name: String) {
    let name = name == "xyz" ? "xyz-d65" : name
    guard let space = Self.predefined.first(where: { $0.name == name }) else { return nil }
    self = space
  }

  /// The space with a name of `color-mix(in …)`, in lower case.
  init?(interpolation name: String) {
    switch name {
    case "hsl": self = .hsl
    case "hwb": self = .hwb
    case "lab": self = .lab
    case "lch": self = .lch
    case "oklab": self = .oklab
    case "oklch": self = .oklch
    default: self.init(predefined: name)
    }
  }
}
