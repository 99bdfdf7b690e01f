internal import Diagnostics
internal import Documents

/// A named schema while the description is read.
struct SchemaDraft {
  /// Its name, as written.
  let name: String
  /// The name's bytes.
  let span: Span
  /// All that is said of it.
  let node: DocumentNode
  /// What it is; nil where something in it was refused.
  var kind: APISchema.Kind?
  /// What it means.
  var description: String?
  /// Its examples.
  var examples: [DocumentNode] = []
  /// The properties of an object by name.
  var propertyIndices: [Text: Int] = [:]
  /// The words of an enum, or of a union's branches, with their indices.
  var wordIndices: [Text: Int] = [:]
  /// The properties of an object that are never missing, in order.
  var neverMissing: [String] = []
  /// What the apps do with it.
  var use: APIUse = []
}
