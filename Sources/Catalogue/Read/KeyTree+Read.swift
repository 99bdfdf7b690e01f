internal import Diagnostics
internal import Documents

extension KeyTree {
  /// Reads the keys of the source's namespace, with what is wrong about them.
  static func read(_ namespace: DocumentNode, in file: SourceFile) -> (KeyTree, [Diagnostic]) {
    var builder = Builder(file: file)
    builder.tree.root = builder.group(namespace, path: [])
    return (builder.tree, builder.diagnostics)
  }

  private struct Builder {
    let file: SourceFile
    var tree = KeyTree()
    var diagnostics: [Diagnostic] = []

    mutating func group(_ node: DocumentNode, path: [String]) -> Group {
      var group = Group()
      for member in node.effectiveMembers {
        let name = member.key.text.string
        guard !name.isEmpty else {
          diagnostics.append(CatalogueProblem.emptyKey(file.place(member.key.span)))
          continue
        }
        diagnostics += [FlatKeys.problem(with: member.key, in: file)].compactMap(\.self)
        let path = path + [name]
        switch member.value.value {
        case .string(let text):
          group.children.append(.leaf(tree.leaves.count))
          tree.leaves.append(Leaf(path: path, keySpan: member.key.span, text: text))
        case .object:
          group.children.append(.group(self.group(member.value, path: path)))
        case .null, .bool, .number, .array:
          diagnostics.append(
            CatalogueProblem.notText(path, member.value, at: file.place(member.value.span))
          )
          continue
        }
        group.names.append(member.key.text)
        group.spans.append(member.key.span)
      }
      return group
    }
  }
}
