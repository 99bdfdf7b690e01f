internal import Diagnostics
internal import Outputs
internal import Tokens

/// Follows a stylesheet's imports.
enum ImportedSheets {
  /// A stylesheet and the files that it imports, and those that they import, each once.
  ///
  /// - Parameter read: gives the file at a path from the root; nil for one that is absent, which is
  ///   told with the stylesheet's problems.
  static func all<Failure: Error>(
    from sheet: SourceFile,
    read: (String) throws(Failure) -> SourceFile?
  ) throws(Failure) -> [SourceFile] {
    var sheets = [sheet]
    var next = 0
    while next < sheets.count {
      for path in Stylesheet.imports(of: sheets[next]) {
        let isRead = sheets.contains { $0.path == path }
        guard !isRead, ProjectPath(path).problem == nil, let imported = try read(path) else {
          continue
        }
        sheets.append(imported)
      }
      next += 1
    }
    return sheets
  }
}
