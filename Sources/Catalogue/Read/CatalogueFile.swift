public import Diagnostics
public import Documents
public import Locales

/// One locale's file of the catalogue, read but not yet looked into.
public struct CatalogueFile: Sendable {
  /// The locale, in canonical form.
  public var locale: LanguageTag
  /// The file's bytes.
  public var file: SourceFile
  /// What the file holds, with what is wrong with it as JSON or YAML.
  public var document: ReadDocument

  /// Makes a file of the catalogue.
  public init(locale: LanguageTag, file: SourceFile, document: ReadDocument) {
    self.locale = locale
    self.file = file
    self.document = document
  }
}
