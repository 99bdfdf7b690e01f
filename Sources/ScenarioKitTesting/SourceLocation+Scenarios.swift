internal import ScenarioKit
internal import Testing

extension SourceLocation {
  /// A place in a file of cases: the last two parts of its path stand for the module and the file.
  init(_ location: ScenarioLocation) {
    let parts = location.path.split(separator: "/").suffix(2).map(String.init)
    self.init(
      fileID: (parts.count == 2 ? parts : ["scenarios"] + parts).joined(separator: "/"),
      filePath: location.path,
      line: location.line,
      column: location.column
    )
  }
}
