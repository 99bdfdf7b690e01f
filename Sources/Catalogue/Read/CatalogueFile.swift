public import Diagnostics
public import Documents
public import Locales

/// One locale's file of the catalogue, read but not yet looked into.
public struct CatalogueFile: Sendable {
  /// The locale, in canonical form.
  public var locale: LanguageTag
  /// The file's bytes.
  public var file: SourceFile
  /// What the file holds; nil where it could not be read as JSON or YAML.
  public var root: DocumentNode?

  /// Makes a file of the catalogue.
  public init(locale: LanguageTag, file: SourceFile, root: DocumentNode?) {
    self.locale = locale
    self.file = file
    self.root = root
  }
}
