internal import Diagnostics
internal import Documents

/// The schema that a suite's file names.
struct SchemaChoice {
  private(set) var file: SchemaFile?
  private(set) var diagnostics: [Diagnostic] = []

  init(_ root: DocumentNode, of source: SourceFile, in library: SchemaLibrary, _ folder: String) {
    let member = root.member("$schema")
    guard case .string(let text) = member?.value.value else {
      tell(
        source.place(Span(root.span.start, root.span.start + 1)),
        "the file does not say which schema it is held to",
        help: "\"$schema\": \"\(ScenarioFiles.schemaFolder)/…-1.json\""
      )
      return
    }
    let prefix = "\(ScenarioFiles.schemaFolder)/"
    let path = text.text.string
    file = path.hasPrefix(prefix) ? library.files[String(path.dropFirst(prefix.count))] : nil
    guard file == nil else { return }
    let names = library.files.values.filter { !$0.isDerived }.map { prefix + $0.name }.sorted()
    tell(
      source.place(text.span),
      "there is no schema `\(text.text.shown)`",
      help: Suggestion.closest(to: path, among: names).map { "did you mean `\($0)`?" }
        ?? "the schemas are the files of `\(folder)`"
    )
  }

  private mutating func tell(_ place: Place, _ message: String, help: String) {
    diagnostics.append(Diagnostic("scenarios/no-schema", .error, at: place, message, help: help))
  }
}
