public import Locales

/// A file of the catalogue that has been found but not yet read.
public struct LocaleFile: Hashable, Sendable {
  /// The locale, in canonical form.
  public var locale: LanguageTag
  /// The file's path from the project's root.
  public var path: String

  /// Makes the file of a locale.
  public init(locale: LanguageTag, path: String) {
    self.locale = locale
    self.path = path
  }
}
