internal import Diagnostics
internal import Documents

extension APIReading {
  /// Reads the operations of all paths, in order.
  mutating func readPaths(_ node: DocumentNode, security: APISecurity?) -> [APIOperation] {
    var operations: [APIOperation] = []
    var shapes: [String: DocumentText] = [:]
    for path in members(node, "`paths`") {
      checkShape(of: path.key, &shapes)
      guard fields(path.value, .pathItem) != nil else { continue }
      for member in path.value.effectiveMembers {
        let word = member.key.text.string
        guard let method = APIMethod(rawValue: word.uppercased()), word == word.lowercased() else {
          continue
        }
        let draft = OperationDraft(
          method: method,
          path: path.key,
          security: security,
          node: member.value
        )
        if let operation = operation(draft) { operations.append(operation) }
      }
    }
    return operations
  }

  /// Tells two paths that differ in their parameters' names only.
  private mutating func checkShape(of path: DocumentText, _ shapes: inout [String: DocumentText]) {
    let pieces = PathTemplate.pieces(path.text.string) ?? []
    let shape = pieces.map { $0.isParameter ? "{}" : $0.text }.joined()
    if let other = shapes.updateValue(path, forKey: shape), other.text != path.text {
      report(
        "models/path",
        path.span,
        "`\(path.text.shown)` and `\(other.text.shown)` are one path",
        help: "write the operations of both under one of the two",
        related: [(other.span, "the other one is here")]
      )
    }
  }

  /// The pieces of an operation's path; the parameters in it are held to those that are described.
  mutating func path(_ draft: OperationDraft, _ parameters: [APIParameter]) -> APIPath {
    let template = draft.path.text.string
    guard let pieces = PathTemplate.pieces(template) else {
      report(
        "models/path",
        draft.path.span,
        "a path begins with `/`, has each parameter between `{` and `}`, and neither `?` nor `#`",
        help: "/rounds/{roundId}:"
      )
      return APIPath(template: template, pieces: [])
    }
    var indices: [String: Int] = [:]
    for (index, parameter) in parameters.enumerated() where parameter.location == .path {
      indices[parameter.name] = index
    }
    var read: [APIPath.Piece] = []
    var used: Set<String> = []
    for piece in pieces {
      guard piece.isParameter else {
        read.append(.text(piece.text))
        continue
      }
      used.insert(piece.text)
      if let index = indices[piece.text] {
        read.append(.parameter(index))
      } else {
        report(
          "models/path",
          draft.path.span,
          "`\(draft.method.rawValue)` of this path has no parameter `\(Text(piece.text).shown)`",
          help: "parameters:\n  - name: \(Text(piece.text).shown)\n    in: path\n"
            + "    required: true"
        )
      }
    }
    for parameter in parameters where parameter.location == .path && !used.contains(parameter.name)
    {
      report(
        "models/path",
        draft.path.span,
        "this path has no `{\(parameter.name)}`, which `\(draft.method.rawValue)` describes",
        help: "remove the parameter, or add it to the path"
      )
    }
    return APIPath(template: template, pieces: read)
  }
}
