internal import Configuration
internal import Emitters
internal import Outputs

extension Output {
  /// `strings.xml` a locale, `locales_config.xml` and the Kotlin accessors.
  static let androidWords = Output(marks: [.header]) { model, configuration in
    guard let words = model.words, let section = configuration.words,
      let android = configuration.android
    else { return [] }
    let settings = AndroidSettings(
      prefix: configuration.prefix.value,
      package: android.package.value,
      resources: android.resources.value,
      kotlin: android.kotlin.value,
      resourcePrefix: android.resourcePrefix.value,
      compose: android.compose.value,
      timeZone: section.timeZone.value,
      catalogue: section.catalogue.value
    )
    let emitter = AndroidWords(words, settings: settings)
    return emitter.outputs.map { output in { emitter.file(output) } }
  }

  /// The string catalogs and the Swift accessors.
  static let appleWords = Output(marks: [.header, .manualKeys]) { model, configuration in
    guard let words = model.words, let section = configuration.words, let ios = configuration.ios
    else { return [] }
    let settings = AppleSettings(
      prefix: configuration.prefix.value,
      output: ios.output.value,
      table: ios.table.value,
      timeZone: section.timeZone.value,
      catalogue: section.catalogue.value
    )
    let emitter = AppleWords(words, settings: settings)
    return emitter.outputs.map { output in { emitter.file(output) } }
  }
}
