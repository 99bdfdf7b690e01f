public import Diagnostics

/// A file of schemas that was read.
public struct SchemaFile: Sendable {
  /// Its path from the folder of the schemas.
  public var name: String
  /// What the whole file asks of a value.
  public var root: JSONSchema
  /// Its `$defs`, in the order of the file.
  public var definitions: [(name: Text, schema: JSONSchema)]

  /// Whether it was derived from another.
  var isDerived: Bool { name.hasPrefix("\(PartialSchema.folder)/") }

  /// A schema of `$defs`.
  public subscript(name: Text) -> JSONSchema? {
    definitions.first { $0.name == name }?.schema
  }
}
