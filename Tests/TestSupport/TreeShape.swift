public import Diagnostics
public import Documents

/// What must hold for the places of any tree a reader makes.
public enum TreeShape {
  /// The spans that lie outside the file or outside what they are part of, in words.
  public static func faults(of read: ReadDocument, in file: SourceFile) -> [String] {
    let whole = Span(0, file.bytes.count)
    var faults: [String] = []
    for problem in read.diagnostics {
      for place in [problem.place].compactMap({ $0 }) + problem.related.map(\.place) {
        if let span = place.span { check(span, isIn: whole, problem.id, &faults) }
      }
    }
    if let root = read.root { check(root, isIn: whole, of: file, &faults) }
    return faults
  }

  private static func check(
    _ node: DocumentNode,
    isIn outer: Span,
    of file: SourceFile,
    _ faults: inout [String]
  ) {
    check(node.span, isIn: outer, node.kindName, &faults)
    switch node.value {
    case .null, .bool, .number: break
    case .string(let text): check(text, isIn: node.span, of: file, &faults)
    case .array(let elements):
      for element in elements { check(element, isIn: node.span, of: file, &faults) }
    case .object(let members):
      for member in members {
        check(member.key, isIn: node.span, of: file, &faults)
        check(member.value, isIn: node.span, of: file, &faults)
      }
    }
  }

  private static func check(
    _ text: DocumentText,
    isIn outer: Span,
    of file: SourceFile,
    _ faults: inout [String]
  ) {
    check(text.span, isIn: outer, "a text", &faults)
    let length = text.text.bytes.count
    for inner in [Span(0, 0), Span(0, length), Span(length / 2, length), Span(length, length)] {
      check(text.fileSpan(of: inner, in: file), isIn: text.span, "a part of a text", &faults)
    }
  }

  private static func check(
    _ span: Span,
    isIn outer: Span,
    _ what: String,
    _ faults: inout [String]
  ) {
    if span.start > span.end || span.start < outer.start || span.end > outer.end {
      faults.append("\(what): \(span) is not in \(outer)")
    }
  }
}
