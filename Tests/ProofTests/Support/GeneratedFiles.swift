import Catalogue
import Emitters
import Messages
import Outputs

/// A plan's outputs, where the proofs' apps look for them.
enum GeneratedFiles {
  private static let catalogue = "i18n/{locale}.json"

  /// Android's: `res` and `kotlin`.
  static func android(_ plan: WordsPlan) -> [OutputFile] {
    let settings = AndroidSettings(
      prefix: "Bottle",
      package: AndroidPackage.name,
      resources: "res",
      kotlin: "kotlin",
      resourcePrefix: "",
      compose: true,
      timeZone: nil,
      catalogue: catalogue
    )
    return AndroidWords.files(plan, settings: settings)
  }

  /// Apple's: `ios`.
  static func apple(_ plan: WordsPlan) -> [OutputFile] {
    let settings = AppleSettings(
      prefix: "Bottle",
      output: "ios",
      table: "Localizable",
      timeZone: nil,
      catalogue: catalogue
    )
    return AppleWords.files(plan, settings: settings)
  }
}
