internal import Diagnostics
public import Outputs

extension ScenarioProject {
  /// What makes the derived schemas as files, for editors and other validators, each by itself.
  ///
  /// - Parameter folder: the folder of the suites, from the project's root.
  public func partialSchemas(in folder: ProjectPath) -> [@Sendable () -> OutputFile] {
    library.files.values.filter(\.isDerived).sorted { $0.name < $1.name }.map { file in
      let schemas = "\(folder.string)/\(ScenarioFiles.schemaFolder)/"
      let source = schemas + file.name.dropFirst(PartialSchema.folder.utf8.count + 1)
      return {
        OutputFile(
          path: ProjectPath(schemas + file.name),
          bytes: file.json(GeneratedHeader(from: source).text).pretty(),
          mark: .comment
        )
      }
    }
  }
}

extension OwnershipMark {
  /// The header as the remark of a JSON Schema, `$comment`, which stands near its beginning.
  public static let comment = OwnershipMark { bytes in
    let opening = Array(
      "\"$comment\": \"\(GeneratedHeader(from: "").text.prefix { $0 != "." })".utf8
    )
    return bytes.prefix(4096).split(separator: UInt8(ascii: "\n")).contains { line in
      line.drop { $0 == UInt8(ascii: " ") }.starts(with: opening)
    }
  }
}
