internal import Diagnostics
internal import Documents
internal import ScenarioKit

/// Reads a list of mutants and finds each in the sources.
struct MutantsReader: NodeReader {
  let file: SourceFile
  var problems: [Diagnostic]
  let suite: ScenarioSuite
  /// The files of the reference rules, by path.
  let sources: [String: SourceFile]
  private var idSpans: [String: Span] = [:]

  init(
    file: SourceFile,
    problems: [Diagnostic],
    suite: ScenarioSuite,
    sources: [String: SourceFile]
  ) {
    self.file = file
    self.problems = problems
    self.suite = suite
    self.sources = sources
  }

  private static let members = ["id", "rule", "says", "in", "find", "write"]

  /// The mutants of the whole file.
  mutating func mutants(_ root: DocumentNode) -> [Mutant] {
    guard let members = object(root, "the file", knows: ["mutants"]),
      let list = required("mutants", of: members, root)
    else { return [] }
    let mutants = (items(list, "`mutants`") ?? []).compactMap { mutant($0) }
    tellOverlaps(mutants)
    tellRulesWithout(mutants)
    return mutants
  }

  private mutating func mutant(_ node: DocumentNode) -> Mutant? {
    let what = "a mutant"
    guard let members = object(node, what, knows: Self.members) else { return nil }
    let nodes = Self.members.reduce(into: [:]) { nodes, key in
      nodes[key] = required(key, of: members, node, what)
    }
    guard let idNode = nodes["id"], let id = readID(idNode) else { return nil }
    let rule = nodes["rule"].flatMap { readRule($0) }
    let says = nodes["says"].flatMap { text($0, "`says`") }
    let write = nodes["write"].flatMap { text($0, "`write`") }
    let source = nodes["in"].flatMap { readPath($0) }
    guard let rule, let says, let write, let source, let findNode = nodes["find"],
      let find = text(findNode, "`find`"), let target = target(of: find, findNode, in: source)
    else { return nil }
    if find.utf8.elementsEqual(write.utf8) {
      tell(.value, nodes["write"]?.span ?? node.span, "`write` is what stands there already")
    }
    return Mutant(
      id: id,
      suite: suite.name,
      rule: rule,
      says: says,
      path: source.path,
      find: find,
      write: write,
      target: target,
      place: file.place(idNode.span)
    )
  }

  private mutating func readID(_ node: DocumentNode) -> String? {
    let example = "\(suite.name)/short-needs-no-reason"
    guard let id = text(node, "a mutant's id", as: .caseID, example: example) else { return nil }
    if !id.utf8.starts(with: "\(suite.name)/".utf8) {
      tell(.value, node.span, "a mutant's id begins with its suite", help: "\(suite.name)/…")
    }
    if let first = idSpans.updateValue(node.span, forKey: id) {
      tell(
        .duplicateID,
        node.span,
        "there is a mutant `\(id)` already",
        help: "give it an id of its own",
        related: [.init(file.place(first), "the first one is here")]
      )
    }
    return id
  }

  private mutating func readRule(_ node: DocumentNode) -> String? {
    guard let id = text(node, "`rule`") else { return nil }
    if suite.rule(id) == nil {
      tell(
        .unknownRule,
        node.span,
        "the suite has no rule `\(Text(id).shown)`",
        help: Self.help(for: id, among: suite.rules.map(\.id))
      )
    }
    return id
  }

  private mutating func readPath(_ node: DocumentNode) -> SourceFile? {
    guard let path = text(node, "`in`") else { return nil }
    if let source = sources[path] { return source }
    tell(
      .value,
      node.span,
      "the reference rules have no file `\(Text(path).shown)`",
      help: Suggestion.closest(to: path, among: sources.keys.sorted()).map {
        "did you mean `\($0)`?"
      }
    )
    return nil
  }

  /// Where an expression stands in a source file, if it does once.
  private mutating func target(of find: String, _ node: DocumentNode, in source: SourceFile)
    -> Span?
  {
    let found = Occurrences.of(Array(find.utf8), in: source.bytes)
    if found.count == 1 { return found[0] }
    let related = found.prefix(2).map { Diagnostic.Related(source.place($0), "it stands here") }
    tell(
      .value,
      node.span,
      found.isEmpty
        ? "`find` does not stand in \(source.path)"
        : "`find` stands \(found.count) times in \(source.path), and has to be one expression",
      help: found.isEmpty
        ? "copy the expression as it is written there" : "take in more of the line",
      related: related
    )
    return nil
  }

  /// Two mutants of one file change the same expression, or have no byte in common.
  private mutating func tellOverlaps(_ mutants: [Mutant]) {
    for (_, ofFile) in Dictionary(grouping: mutants, by: \.path).sorted(by: { $0.key < $1.key }) {
      let sorted = ofFile.sorted {
        ($0.target.start, -$0.target.end) < ($1.target.start, -$1.target.end)
      }
      for (one, next) in zip(sorted, sorted.dropFirst())
      where one.target != next.target && next.target.start < one.target.end {
        guard let span = next.place.span else { continue }
        tell(
          .value,
          span,
          "`find` of \(next.id) is a part of that of \(one.id)",
          help: "let both have one expression, or two that lie apart",
          related: [.init(one.place, "the other one is here")]
        )
      }
    }
  }

  /// Every rule that a case can show has a mutant.
  private mutating func tellRulesWithout(_ mutants: [Mutant]) {
    let broken = Set(mutants.map(\.rule))
    for rule in suite.rules where rule.gone == nil && !rule.isJudgedOnPhone {
      if broken.contains(rule.id) { continue }
      problems.append(
        Diagnostic(
          ScenarioProblem.missingMember.id,
          .error,
          at: suite.source.file.place(rule.span),
          "no mutant breaks the rule \(rule.id)",
          help: "add one to \(file.path)"
        )
      )
    }
  }
}
