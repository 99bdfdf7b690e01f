internal import Diagnostics
internal import Documents
internal import JSONText
internal import StandIn

/// `stand-in.json` as it was read, and all that is wrong with it.
struct ReadStandIn {
  private(set) var file: StandInFile?
  private(set) var diagnostics: [Diagnostic]

  /// Holds the file to its schema, and where that has nothing to say, to what the stand-in needs.
  init(_ source: SourceFile, in library: SchemaLibrary, _ schemaFolder: String) {
    let document = JSONReader.read(source)
    diagnostics = document.diagnostics
    guard let root = document.root else { return }
    let choice = SchemaChoice(root, of: source, in: library, schemaFolder)
    diagnostics += choice.diagnostics
    if let schema = choice.file {
      diagnostics += SchemaJudge(library).faults(of: root, by: schema.root)
        .map { $0.diagnostic(in: source) }
    }
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    do throws(StandInError) {
      file = try StandInFile(json: source.bytes)
    } catch {
      diagnostics.append(
        Diagnostic(
          "scenarios/stand-in",
          .error,
          at: source.place(Self.span(of: error.path, in: root)),
          error.message
        )
      )
    }
  }

  /// Where a pointer leads, or where what it goes through ends; of an object its first byte.
  private static func span(of pointer: String, in root: DocumentNode) -> Span {
    var node = root
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let next = member(step, of: node) else { break }
      node = next
    }
    return switch node.value {
    case .object, .array: Span(node.span.start, node.span.start + 1)
    default: node.span
    }
  }

  private static func member(_ step: Substring, of node: DocumentNode) -> DocumentNode? {
    let name = step.replacing("~1", with: "/").replacing("~0", with: "~")
    switch node.value {
    case .object: return node.member(Text(String(name)))?.value
    case .array(let items):
      return Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
    default: return nil
    }
  }
}
