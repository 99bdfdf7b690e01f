public import Catalogue
internal import Locales
public import Outputs

/// The words' Android outputs: `strings.xml` a locale, `locales_config.xml` and the Kotlin accessors.
///
/// Each output is made by itself from the same layout of the keys, so that the outputs of a large
/// catalogue can be made side by side.
public struct AndroidWords: Sendable {
  private let plan: WordsPlan
  private let settings: AndroidSettings
  private let resources: [KeyResources]

  /// One of the outputs.
  public enum Output: Hashable, Sendable {
    /// The texts of one of the plan's locales, by its index; the first is the source.
    case strings(locale: Int)
    /// The source's texts once more, in the folder of its own language.
    case sourceStrings
    /// The languages that the user can choose.
    case localesConfig
    /// The accessors.
    case accessors
    /// Their way into Jetpack Compose.
    case compose
  }

  /// Lays out a plan's keys as resources.
  public init(_ plan: WordsPlan, settings: AndroidSettings) {
    self.plan = plan
    self.settings = settings
    resources = plan.keys.map { KeyResources($0, rules: plan.rules) }
  }

  /// The outputs there are, in no particular order.
  public var outputs: [Output] {
    var outputs: [Output] = [.accessors]
    if settings.compose { outputs.append(.compose) }
    outputs.append(.localesConfig)
    outputs += plan.locales.indices.map(Output.strings(locale:))
    if sourceNeedsFolder { outputs.append(.sourceStrings) }
    return outputs
  }

  /// Makes one output.
  public func file(_ output: Output) -> OutputFile {
    switch output {
    case .strings(let locale):
      let folder = locale == 0 ? "values" : "values-" + plan.locales[locale].androidQualifier
      return strings(locale, in: folder)
    case .sourceStrings:
      return strings(0, in: "values-" + plan.locales[0].androidQualifier)
    case .localesConfig:
      return OutputFile(
        path: "\(settings.resources.string)/xml/locales_config.xml",
        bytes: LocalesFile.bytes(plan, settings: settings)
      )
    case .accessors:
      let text = KotlinStringsFile.text(plan, resources, rules: plan.rules, settings: settings)
      return OutputFile(path: kotlinPath("Strings.kt"), text, origin: plan.keyOrigin)
    case .compose:
      let bytes = KotlinComposeFile.bytes(plan, settings: settings)
      return OutputFile(path: kotlinPath("StringsCompose.kt"), bytes: bytes)
    }
  }

  /// All outputs of a plan, one after the other.
  public static func files(
    _ plan: WordsPlan,
    settings: AndroidSettings
  ) -> [OutputFile] {
    let words = AndroidWords(plan, settings: settings)
    return words.outputs.map(words.file)
  }

  /// Whether the source's texts must stand in a folder of their own language too, because Android
  /// would not take them from `values/`.
  ///
  /// Of several languages that a user reads, Android takes the first that the app has a folder for
  /// (`ResourcesImpl.updateConfiguration`), so a user of Polish and German would read German in an
  /// app that has Polish in `values/`; English alone counts as there. And of folders of one language
  /// a wrong region goes before none, so British users would read American texts; only for
  /// American English is `values/` the better match.
  private var sourceNeedsFolder: Bool {
    let source = plan.locales[0]
    guard source.language == "en" else { return plan.locales.count > 1 }
    if source.region == nil || source.region == "US" { return false }
    return plan.locales.dropFirst().contains { $0.language == "en" }
  }

  private func strings(_ locale: Int, in folder: String) -> OutputFile {
    let text = StringsFile.text(
      plan,
      resources,
      locale: locale,
      rules: plan.rules[locale],
      settings: settings
    )
    return OutputFile(
      path: "\(settings.resources.string)/\(folder)/strings.xml",
      text,
      origin: plan.keyOrigin
    )
  }

  private func kotlinPath(_ suffix: String) -> ProjectPath {
    let folders = settings.package.split(separator: ".").joined(separator: "/")
    return "\(settings.kotlin.string)/\(folders)/generated/\(settings.prefix)\(suffix)"
  }
}
