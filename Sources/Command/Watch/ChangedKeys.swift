internal import Diagnostics
internal import Documents

/// The keys of a JSON or YAML file whose values are not what they were.
enum ChangedKeys {
  /// The keys, outer ones first with `.` between: in the order of the new file, those that are gone
  /// last; none if either file is damaged.
  static func between(_ old: SourceFile, _ new: SourceFile) -> [String] {
    guard let before = old.document.root, let after = new.document.root else { return [] }
    return changed(before, after, [])
  }

  private static func changed(
    _ old: DocumentNode,
    _ new: DocumentNode,
    _ path: [String]
  ) -> [String] {
    guard case .object = old.value, case .object = new.value else {
      return old.means(new) ? [] : [path.joined(separator: ".")]
    }
    var rest = Dictionary(old.effectiveMembers.map { ($0.key.text, $0.value) }) { $1 }
    var keys: [String] = []
    for member in new.effectiveMembers {
      let inner = path + [member.key.text.string]
      if let value = rest.removeValue(forKey: member.key.text) {
        keys += changed(value, member.value, inner)
      } else {
        keys.append(inner.joined(separator: "."))
      }
    }
    let gone = old.effectiveMembers.filter { rest[$0.key.text] != nil }
    return keys + gone.map { (path + [$0.key.text.string]).joined(separator: ".") }
  }
}

extension DocumentNode {
  /// Whether both are the same value, wherever and however they are written.
  fileprivate func means(_ other: DocumentNode) -> Bool {
    switch (value, other.value) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.text == right.text
    case (.array(let left), .array(let right)):
      left.elementsEqual(right) { $0.means($1) }
    case (.object(let left), .object(let right)):
      left.elementsEqual(right) { $0.key.text == $1.key.text && $0.value.means($1.value) }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}
