public import Diagnostics

/// Where a `$ref` leads.
public struct SchemaReference: Hashable, Sendable {
  /// The file, by its path from the folder of the schemas: `scenarios-1.json`.
  public var file: String
  /// The name in its `$defs`; nil for the whole file.
  public var name: Text?

  /// Makes a reference.
  public init(_ file: String, _ name: Text? = nil) {
    self.file = file
    self.name = name
  }
}
