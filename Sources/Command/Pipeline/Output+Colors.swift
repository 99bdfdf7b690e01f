internal import Configuration
internal import Emitters
internal import Outputs
internal import Tokens

extension Output {
  /// `colors.xml` by day and by night, and the Kotlin class.
  static let androidColors = Output(marks: [.header]) { model, configuration in
    guard let colors = model.colors, let section = configuration.tokens,
      let android = configuration.android
    else { return [] }
    let settings = AndroidColorSettings(
      prefix: configuration.prefix.value,
      package: android.package.value,
      resources: android.resources.value,
      kotlin: android.kotlin.value,
      resourcePrefix: android.resourcePrefix.value,
      compose: android.compose.value,
      gamut: ColorGamut(android.gamut.value),
      stylesheet: section.stylesheet.value.string
    )
    let emitter = AndroidColors(
      colors.table(in: android.gamut.value),
      resources: colors.srgb,
      settings: settings
    )
    return emitter.files.map { file in { file } }
  }

  /// The Swift enum and the asset catalog.
  static let appleColors = Output(marks: [.header, .bottleAuthor]) { model, configuration in
    guard let colors = model.colors, let section = configuration.tokens, let ios = configuration.ios
    else { return [] }
    let settings = AppleColorSettings(
      prefix: configuration.prefix.value,
      output: ios.output.value,
      gamut: ColorGamut(ios.gamut.value),
      stylesheet: section.stylesheet.value.string
    )
    let emitter = AppleColors(colors.table(in: ios.gamut.value), settings: settings)
    return emitter.files.map { file in { file } }
  }
}

extension Model.Colors {
  /// The colours on a screen of a gamut.
  fileprivate func table(in gamut: Configuration.Gamut) -> TokenTable {
    switch gamut {
    case .srgb: srgb
    case .p3: displayP3
    }
  }
}

extension ColorGamut {
  fileprivate init(_ gamut: Configuration.Gamut) {
    switch gamut {
    case .srgb: self = .srgb
    case .p3: self = .displayP3
    }
  }
}
