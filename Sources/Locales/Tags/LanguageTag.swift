/// The tag of a locale, in CLDR's canonical form: `pt-BR`, `zh-Hans`, `ca-valencia`.
///
/// Two spellings of one tag are equal: `pt_br` and `pt-BR`, `iw` and `he`, `en-UK` and `en-GB`.
public struct LanguageTag: Hashable, Sendable {
  /// Two or three lower-case letters.
  public let language: String
  /// Four letters such as `Hans`.
  public let script: String?
  /// Two upper-case letters, or three digits such as `419`.
  public let region: String?
  /// Lower-case variants such as `valencia` and `1901`, in the order they were written.
  public let variants: [String]

  /// Makes a tag of subtags that are canonical already.
  init(_ subtags: Subtags, variants: [String] = []) {
    language = subtags.language
    script = subtags.script.isEmpty ? nil : subtags.script
    region = subtags.region.isEmpty ? nil : subtags.region
    self.variants = variants
  }

  /// Language, script and region, without variants.
  var subtags: Subtags {
    Subtags(language: language, script: script ?? "", region: region ?? "")
  }

  /// The subtags in their order.
  var parts: [String] {
    [language] + [script, region].compactMap(\.self) + variants
  }
}
