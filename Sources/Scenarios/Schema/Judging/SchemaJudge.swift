internal import Diagnostics
public import Documents

/// Judges values by a schema, and says of each fault where it is.
public struct SchemaJudge: Sendable {
  private let library: SchemaLibrary

  /// Judges by the schemas of a library.
  public init(_ library: SchemaLibrary) {
    self.library = library
  }

  /// Everything in a value that is not as a schema has it; none where it is right.
  public func faults(of node: DocumentNode, by schema: JSONSchema) -> [SchemaFault] {
    SchemaJudging(schemas: ReadySchemas(schema, in: library).list).faults(of: node, by: 0, depth: 0)
  }
}
