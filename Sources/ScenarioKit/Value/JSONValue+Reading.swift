internal import Diagnostics
public import Documents
internal import JSONText

extension JSONValue {
  /// Reads JSON, as strictly as a file of cases is read; any number that a double holds is one.
  ///
  /// - Throws: all that is wrong with it.
  public init(json: [UInt8], path: String = "input") throws(ScenarioFileError) {
    let file = SourceFile(path: path, bytes: json)
    let document = JSONReader.read(file)
    let problems = document.caseProblems
    guard let root = document.root, problems.isEmpty else {
      throw ScenarioFileError(problems: problems, file: file)
    }
    self.init(root)
  }

  /// The value of a node that was read.
  public init(_ node: DocumentNode) {
    self =
      switch node.value {
      case .null: .null
      case .bool(let truth): .bool(truth)
      case .number(let literal): CaseNumber(literal).value
      case .string(let text): .string(text.text.string)
      case .array(let items): .array(items.map { JSONValue($0) })
      case .object(let members):
        .object(members.map { JSONMember($0.key.text.string, JSONValue($0.value)) })
      }
  }
}
