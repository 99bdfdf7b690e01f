internal import Diagnostics
internal import Documents

/// Catalogues whose keys are paths: `"round.stopsLeft": "…"` instead of objects in objects.
enum FlatKeys {
  /// A namespace whose dotted keys have become objects in objects, by first appearance.
  ///
  /// A namespace is flat when some key has a dot and no member is an object. A dotted key beside
  /// objects is diagnosed where its object is read, by `problem`: on the web it is ambiguous, and
  /// next-intl refuses it.
  static func nested(_ namespace: DocumentNode, in file: SourceFile) -> (DocumentNode, [Diagnostic])
  {
    guard case .object(let members) = namespace.value else { return (namespace, []) }
    let isFlat = !members.contains { member in
      if case .object = member.value.value { true } else { false }
    }
    guard isFlat, members.contains(where: { hasDot($0.key.text) }) else { return (namespace, []) }
    let root = Branch()
    var diagnostics: [Diagnostic] = []
    for member in namespace.effectiveMembers {
      root.insert(member, segments(of: member.key)[...], file, &diagnostics)
    }
    return (root.node(namespace.span), diagnostics)
  }

  private static func hasDot(_ text: Text) -> Bool {
    text.bytes.contains(UInt8(ascii: "."))
  }

  /// What is wrong with a key that is no path; nil if nothing is.
  static func problem(with key: DocumentText, in file: SourceFile) -> Diagnostic? {
    guard hasDot(key.text) else { return nil }
    return CatalogueProblem.dottedKey(key.text.string, at: file.place(key.span))
  }

  private static func segments(of key: DocumentText) -> [DocumentText] {
    key.text.bytes
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { DocumentText(text: Text($0), span: key.span, notation: key.notation) }
  }

  /// An object while it is being put together.
  private final class Branch {
    private var order: [(key: DocumentText, child: Child)] = []
    private var indices: [Text: Int] = [:]

    private enum Child {
      case leaf(DocumentNode)
      case branch(Branch)
    }

    func insert(
      _ member: DocumentNode.Member,
      _ segments: ArraySlice<DocumentText>,
      _ file: SourceFile,
      _ diagnostics: inout [Diagnostic]
    ) {
      guard let first = segments.first else { return }
      let isLast = segments.count == 1
      guard let index = indices[first.text] else {
        indices[first.text] = order.count
        let branch = Branch()
        order.append((first, isLast ? .leaf(member.value) : .branch(branch)))
        if !isLast { branch.insert(member, segments.dropFirst(), file, &diagnostics) }
        return
      }
      if !isLast, case .branch(let branch) = order[index].child {
        branch.insert(member, segments.dropFirst(), file, &diagnostics)
        return
      }
      diagnostics.append(
        CatalogueProblem.leafAndGroup(
          member.key.text.string,
          at: file.place(member.key.span),
          other: file.place(order[index].key.span)
        )
      )
    }

    func node(_ span: Span) -> DocumentNode {
      let members = order.map { key, child in
        switch child {
        case .leaf(let value): DocumentNode.Member(key: key, value: value)
        case .branch(let branch): DocumentNode.Member(key: key, value: branch.node(key.span))
        }
      }
      return DocumentNode(.object(members), span)
    }
  }
}
