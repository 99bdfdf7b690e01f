public import Outputs

/// What `bottle.yaml` says about the words' iOS outputs.
public struct AppleSettings: Sendable {
  /// What the types' names begin with: `Bottle` makes `BottleStrings`.
  public var prefix: String
  /// The folder of the catalogs and of the Swift sources.
  public var output: ProjectPath
  /// The table that the app looks its words up in, and the catalog's name: `Localizable`.
  public var table: String
  /// The IANA name of the time zone that instants print in by default; nil for the device's own.
  public var timeZone: String?
  /// What the words come from, for the header: `i18n/{locale}.json`.
  public var catalogue: String

  /// Makes settings.
  public init(
    prefix: String,
    output: ProjectPath,
    table: String,
    timeZone: String?,
    catalogue: String
  ) {
    self.prefix = prefix
    self.output = output
    self.table = table
    self.timeZone = timeZone
    self.catalogue = catalogue
  }
}
