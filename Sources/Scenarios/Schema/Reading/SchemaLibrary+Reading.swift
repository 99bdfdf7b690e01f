public import Diagnostics
internal import Documents
internal import JSONText

extension SchemaLibrary {
  /// Reads the schemas of a project's scenarios.
  public static func read(
    _ files: ScenarioFiles
  ) -> (library: SchemaLibrary, diagnostics: [Diagnostic]) {
    read(files.schemas, in: files.schemaFolder)
  }

  /// Reads the files of schemas, and derives from each what a case may leave out and compare with.
  ///
  /// - Parameters:
  ///   - sources: the files of the folder of the schemas, without those that were derived.
  ///   - folder: the folder's path from the project's root.
  public static func read(
    _ sources: [SourceFile],
    in folder: String
  ) -> (library: SchemaLibrary, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var files: [(file: SchemaFile, source: SourceFile)] = []
    for source in sources {
      let document = JSONReader.read(source)
      diagnostics += document.diagnostics
      guard let root = document.root else { continue }
      var reader = SchemaReader(source, name: String(source.path.dropFirst(folder.utf8.count + 1)))
      files.append((reader.file(root), source))
      diagnostics += reader.diagnostics
    }
    let written = SchemaLibrary(files.map(\.file))
    let library = SchemaLibrary(
      files.map(\.file) + files.compactMap { PartialSchema(of: $0.file, in: written).file }
    )
    for (file, source) in files {
      diagnostics += ReferenceCheck(library, file, source).diagnostics
    }
    return (library, diagnostics)
  }
}
