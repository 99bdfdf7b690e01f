internal import Diagnostics
internal import Documents

/// Reads a file of cases and says all that is wrong with it.
struct SuiteReader: NodeReader {
  let source: ScenarioSource
  var file: SourceFile { source.file }
  var problems: [Diagnostic] = []
  var rules: [Rule] = []
  var fixtures: [Fixture] = []
  /// The fixtures by their names' bytes.
  var fixtureIndices: [Text: Int] = [:]
  /// Where each case's id stands first.
  var idSpans: [Text: Span] = [:]
  var suite = ""

  init(_ source: ScenarioSource) {
    self.source = source
  }

  private static let members = [
    "$schema", "suite", "format", "version", "caseCount", "about", "rules", "given", "cases",
  ]

  /// Reads the whole file; nil where nothing can be made of it.
  mutating func suite(_ root: DocumentNode) -> ScenarioSuite? {
    guard let members = object(root, "the file", knows: Self.members) else { return nil }
    if let schema = members["$schema"] { _ = text(schema, "`$schema`") }
    if let name = required("suite", of: members, root) {
      suite = text(name, "`suite`", as: .name, example: "delivery") ?? ""
    }
    if let format = required("format", of: members, root) { readFormat(format) }
    let version = required("version", of: members, root).flatMap { self.version($0, "`version`") }
    let about = required("about", of: members, root).flatMap { text($0, "`about`") }
    if let rules = required("rules", of: members, root) { readRules(rules) }
    if let given = members["given"] { readFixtures(given) }
    let cases = required("cases", of: members, root).flatMap { items($0, "`cases`") }
    let scenarios = (cases ?? []).compactMap { scenario($0) }
    if let count = required("caseCount", of: members, root), let cases {
      check(count, isCountOf: cases)
    }
    return ScenarioSuite(
      name: suite,
      version: version ?? "",
      about: about ?? "",
      rules: rules,
      fixtures: fixtures,
      cases: scenarios,
      source: source,
      document: root
    )
  }

  private mutating func readFormat(_ node: DocumentNode) {
    guard number(node) != 1 else { return }
    tell(.value, node.span, "`format` is 1 here, the only one this version reads", help: "1")
  }

  private mutating func check(_ count: DocumentNode, isCountOf cases: [DocumentNode]) {
    guard number(count)?.int != Int64(cases.count) else { return }
    tell(
      .count,
      count.span,
      "the file has \(cases.count) cases, so it was cut off, or a case came or went uncounted",
      help: "\"caseCount\": \(cases.count)"
    )
  }
}
