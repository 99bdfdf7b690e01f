internal import Diagnostics
internal import Documents

/// Finds references that lead nowhere, and those that lead back without going into the value.
struct ReferenceCheck {
  private let library: SchemaLibrary
  private let source: SourceFile
  private(set) var diagnostics: [Diagnostic] = []

  init(_ library: SchemaLibrary, _ file: SchemaFile, _ source: SourceFile) {
    self.library = library
    self.source = source
    for schema in [file.root] + file.definitions.map(\.schema) { check(schema) }
    for (name, schema) in file.definitions {
      var seen: Set<SchemaReference> = [SchemaReference(file.name, name)]
      if leads(schema, to: SchemaReference(file.name, name), &seen) {
        tell(schema, "`\(name.shown)` refers to itself, so it says nothing")
      }
    }
  }

  private mutating func check(_ schema: JSONSchema) {
    if let reference = schema.reference, library.schema(reference) == nil {
      let names = library.files[reference.file]?.definitions.map(\.name.string)
      let help = names.map { Suggestion.closest(to: reference.name?.string ?? "", among: $0) }
      tell(
        schema,
        names == nil
          ? "there is no file `\(reference.file)` of schemas"
          : "there is no `\(reference.name?.shown ?? "")` in `$defs` of `\(reference.file)`",
        help: (help ?? nil).map { "did you mean `\($0)`?" }
      )
    }
    for child in schema.children { check(child) }
  }

  /// Whether a schema comes to a reference without asking anything of a part of the value.
  private func leads(
    _ schema: JSONSchema,
    to goal: SchemaReference,
    _ seen: inout Set<SchemaReference>
  ) -> Bool {
    if let reference = schema.reference {
      if reference == goal { return true }
      if seen.insert(reference).inserted, let target = library.schema(reference),
        leads(target, to: goal, &seen)
      {
        return true
      }
    }
    for alternative in schema.alternatives where leads(alternative, to: goal, &seen) { return true }
    return false
  }

  private mutating func tell(_ schema: JSONSchema, _ message: String, help: String? = nil) {
    diagnostics.append(
      Diagnostic(
        "scenarios/schema-reference",
        .error,
        at: schema.span.map(source.place),
        message,
        help: help
      )
    )
  }
}
