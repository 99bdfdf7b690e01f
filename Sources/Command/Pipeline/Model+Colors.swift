internal import Configuration
internal import Diagnostics
internal import Outputs
internal import Tokens

extension Model {
  /// What the stylesheets mean.
  static func colors(_ sources: Sources, _ configuration: Configuration) -> Model {
    var model = Model()
    model.addColors(sources, configuration)
    return model
  }

  private mutating func addColors(_ sources: Sources, _ configuration: Configuration) {
    guard let section = configuration.tokens, !sources.stylesheets.isEmpty else { return }
    let (sheet, problems) = Stylesheet.read(sources.stylesheets)
    let srgb = sheet.tokens(TokenOptions(section, gamut: .srgb))
    let gamuts = [configuration.android?.gamut.value, configuration.ios?.gamut.value]
    diagnostics += problems + srgb.diagnostics
    var displayP3 = srgb
    if gamuts.contains(.p3), sheet.asksGamut {
      displayP3 = sheet.tokens(TokenOptions(section, gamut: .p3))
      // Most of it is told twice, once a screen.
      let told = Set(srgb.diagnostics)
      diagnostics += displayP3.diagnostics.filter { !told.contains($0) }
    }
    diagnostics += ContextLint.check(srgb, of: sheet)
    diagnostics += ContrastLint.check(srgb)
    diagnostics += GamutLint.check(srgb, outputs: Self.narrowSections(configuration))
    diagnostics += DarkFirstLint.check(srgb)
    diagnostics += Self.tooOld(configuration.ios)
    if srgb.tokens.isEmpty {
      diagnostics.append(Self.noColors(section))
    } else {
      colors = Colors(srgb: srgb, displayP3: displayP3)
    }
  }

  /// The sections whose colours are written in sRGB.
  private static func narrowSections(_ configuration: Configuration) -> [String] {
    var sections: [String] = []
    if configuration.android?.gamut.value == .srgb { sections.append("android") }
    if configuration.ios?.gamut.value == .srgb { sections.append("ios") }
    return sections
  }

  /// SwiftUI takes colours that follow the view, `Color(uiColor:)`, since iOS 15.
  private static func tooOld(_ ios: Configuration.IOS?) -> [Diagnostic] {
    guard let minimum = ios?.minimum, minimum.value < 15 else { return [] }
    return [
      Diagnostic(
        "tokens/too-old",
        .error,
        at: minimum.place,
        "the colours in Swift need iOS 15, and the app runs on iOS \(minimum.value)",
        help: "minimum: 15"
      )
    ]
  }

  private static func noColors(_ section: Configuration.Tokens) -> Diagnostic {
    Diagnostic(
      "tokens/no-colors",
      .warning,
      at: section.stylesheet.place,
      "`\(section.stylesheet.value.string)` makes no colour public",
      help: "bottle lint"
    )
  }
}

extension TokenOptions {
  /// What bottle.yaml says, for one kind of screen.
  init(_ section: Configuration.Tokens, gamut: Gamut) {
    self.init(
      light: ThemeSelector(section.light.value, place: section.light.place),
      dark: ThemeSelector(section.dark.value, place: section.dark.place),
      triplets: section.triplets.value.function,
      gamut: gamut
    )
  }
}

extension Configuration.Tokens.Triplets {
  fileprivate var function: BareTriplet.Function? {
    switch self {
    case .auto: nil
    case .hsl: .hsl
    case .rgb: .rgb
    }
  }
}
